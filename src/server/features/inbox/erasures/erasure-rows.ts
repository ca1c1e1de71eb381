import type { Erasure } from '#shared/contract/inbox/erasures/erasures.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { invitedEachOther } from '#server/features/identity/staff-events/invited-each-other.ts';
import type { Tables } from '#server/db/tables.ts';

type Column = 'prepared_by' | 'prepared_at' | 'expires_at' | 'decided_by' | 'decided_at';

export interface ErasureRow
  extends
    Pick<Erasure, 'id' | 'state' | 'appointment' | 'preview' | 'erased'>,
    Pick<Tables['erasure'], Column> {
  preparer: string;
  decider: string | null;
  /** True for the account itself, and if one of the two invited or recovered the other in the last 30 days. */
  is_preparer: boolean;
}

const MAX_LISTED = 100;

const select = (condition: string) => `
  select e.id, e.appointment_id::integer as appointment, e.prepared_by, p.username as preparer,
    e.prepared_at, e.expires_at, e.decided_by, d.username as decider, e.decided_at,
    case when v.version is not null or e.state <> 'prepared' then e.state else 'expired' end as state,
    case when v.version is not null then to_json(v) end as preview,
    case when e.erased_at is not null then json_build_object(
      'appointments', e.erased_appointments, 'reviews', e.erased_reviews,
      'messages', e.erased_messages, 'requests', e.erased_requests) end as erased,
    e.prepared_by = $2 or ${invitedEachOther('e.prepared_by', '$2', '$1')} as is_preparer
  from erasure e
  join staff_user p on p.id = e.prepared_by
  left join staff_user d on d.id = e.decided_by
  left join lateral preview_erasure(e.phone, $1) v on e.state = 'prepared' and e.expires_at > $1
  where ${condition}
  order by e.id desc limit ${MAX_LISTED}`;

export const selectErasures = prepared<ErasureRow, [now: Date, account: number]>(
  'erasures',
  select('true'),
);

export const selectErasure = prepared<ErasureRow, [now: Date, account: number, erasure: number]>(
  'erasure',
  select('e.id = $3'),
);
