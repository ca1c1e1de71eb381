import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';

export const selectSessions = prepared<
  Pick<
    Tables['staff_session'],
    | 'id'
    | 'browser'
    | 'operating_system'
    | 'created_at'
    | 'last_seen_at'
    | 'is_verified'
    | 'network_hash'
  >,
  [user: number, now: Date]
>(
  'sessions_of_staff_user',
  `select id, browser, operating_system, created_at, last_seen_at, is_verified, network_hash
   from staff_session where staff_user_id = $1 and expires_at > $2
   order by last_seen_at desc nulls last, id desc`,
);

export const selectDevices = prepared<
  Pick<Tables['staff_device_person'], 'device_hash' | 'expires_at'>,
  [user: number, now: Date, maxWrong: number]
>(
  'devices_of_staff_user',
  `select device_hash, expires_at from staff_device_person
   where staff_user_id = $1 and expires_at > $2 and wrong_pins < $3
   order by expires_at desc, device_hash`,
);

export const selectFactors = prepared<
  Pick<Tables['staff_second_factor'], 'id' | 'kind' | 'name' | 'created_at' | 'last_used_at'>,
  [user: number]
>(
  'second_factors_of_staff_user',
  `select id, kind, name, created_at, last_used_at from staff_second_factor
   where staff_user_id = $1 order by id`,
);

/** Selects a name in the language $2, else $3, else any: it may exist in one language only. */
const nameOf = (names: string) =>
  `coalesce(${names} ->> $2, ${names} ->> $3, (select min(value) from jsonb_each_text(${names})))`;

export const selectFeeds = prepared<
  Pick<Tables['calendar_feed'], 'id' | 'detail' | 'created_at' | 'read_at'> & {
    branch: string | null;
    doctor: string | null;
  },
  [user: number, language: string, fallback: string]
>(
  'calendar_feeds_of_account',
  `select f.id, ${nameOf('b.names')} as branch, ${nameOf('d.names')} as doctor, f.detail,
     f.created_at, f.read_at
   from calendar_feed f
   join clinic_branch b on b.id = f.clinic_branch_id
   left join doctor d on d.id = f.doctor_id
   where f.staff_user_id = $1 order by f.id desc`,
);

export const selectLinks = prepared<
  Pick<Tables['staff_link'], 'created_at' | 'effective_at' | 'expires_at'> & {
    account_id: number;
    name: string;
    created_by: string | null;
  },
  [user: number, now: Date]
>(
  'open_links_of_account',
  `select l.staff_user_id as account_id, coalesce(nullif(u.display_name, ''), u.username) as name,
     c.username as created_by, l.created_at, l.effective_at, l.expires_at
   from staff_link l
   join staff_user u on u.id = l.staff_user_id
   left join staff_user c on c.id = l.created_by
   where (l.staff_user_id = $1 or l.created_by = $1) and l.purpose = 'invitation' and l.expires_at > $2
   order by l.staff_user_id = $1 desc, l.created_at desc, l.staff_user_id`,
);
