import type { CurrentOffer, OfferValues } from '#shared/domain/clinic-data/imports/plan-offers.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Names } from '#server/db/tables.ts';

interface ScheduleRow {
  id: number;
  doctor_id: number;
  doctor_names: Names;
  branch_names: Names;
  branch_id: number;
  step_minutes: number;
}

interface OfferRow extends CurrentOffer {
  price_conditions: Names | null;
  imported: OfferValues | null;
  /** The account that edited it last, if its values are not those of an import. */
  edited_by: string | null;
}

const SCHEDULES = `select s.id, s.doctor_id, d.names as doctor_names, b.names as branch_names,
    b.id as branch_id, s.step_minutes
  from schedule s
  join clinic_branch b on b.id = s.clinic_branch_id and b.clinic_id = $1
  join doctor d on d.id = s.doctor_id
  order by s.id`;
const selectSchedules = prepared<ScheduleRow, [clinic: number]>('schedules_of_import', SCHEDULES);
/** Locks the schedules before their offers, the lock order of every edit of both. */
const lockSchedules = prepared<ScheduleRow, [clinic: number]>(
  'locked_schedules_of_import',
  `${SCHEDULES} for no key update of s`,
);
/** Locks the offers, as an edit of prices locks them without their schedules. */
const lockOffers = prepared<{ id: number }, [clinic: number]>(
  'locked_offers_of_import',
  `select o.id from doctor_service o
   join clinic_branch b on b.id = o.clinic_branch_id and b.clinic_id = $1
   order by o.id for no key update of o`,
);
const selectOffers = prepared<OfferRow, [clinic: number]>(
  'offers_of_import',
  `select o.id, o.schedule_id, o.service_id, o.price::float8 as price, o.duration_minutes, o.price_conditions,
     o.is_active or k.is_draft and o.is_inactive_with_service as is_active,
     case when m.price is not null then jsonb_build_object('price', m.price,
       'duration_minutes', m.duration_minutes, 'price_conditions', m.price_conditions) end as imported,
     e.actor as edited_by
   from doctor_service o
   join clinic_branch b on b.id = o.clinic_branch_id and b.clinic_id = $1
   join clinic k on k.id = b.clinic_id
   left join import_offer m on m.doctor_service_id = o.id
   left join lateral (
     select actor from staff_event
     where subject_table = 'doctor_service' and subject_id = o.id order by id desc limit 1) e
     on m.price is null or (m.price, m.duration_minutes) <> (o.price, o.duration_minutes)
   order by o.id`,
);
/** A service that was merged or hidden since is to be chosen again. */
const selectMatches = prepared<{ name_key: string; service_id: number | null }, [clinic: number]>(
  'matches_of_import',
  `select m.name_key, m.service_id from import_match m
   left join service v on v.id = m.service_id
   where m.clinic_id = $1 and (v.is_active or m.service_id is null)`,
);

/** A person who hid an offer since does not want it back: it is an offer still. */
const selectOffered = prepared<{ service: number; schedules: number[] }, [clinic: number]>(
  'offered_of_import',
  `select i.service_id as service, array_agg(s.id order by s.id) as schedules
   from import_doctor_service i
   join schedule s on s.id = i.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id and b.clinic_id = $1
   group by i.service_id`,
);

/** The offers of a clinic, and the services of its names. */
export interface ClinicOffers {
  readonly schedules: readonly ScheduleRow[];
  readonly offers: readonly OfferRow[];
  readonly matches: ReadonlyMap<string, number | null>;
  /** By service id: the schedules of the doctors who offer it by a list of doctors. */
  readonly offered: ReadonlyMap<number, readonly number[]>;
}

/** Reads the offers of a clinic; `lock` locks them until the end of the transaction. */
export async function readClinicOffers(
  db: Queryable,
  clinic: number,
  lock: boolean,
): Promise<ClinicOffers> {
  const schedules = await (lock ? lockSchedules : selectSchedules)(db, [clinic]);
  if (lock) await lockOffers(db, [clinic]);
  const offers = await selectOffers(db, [clinic]);
  const offered = await selectOffered(db, [clinic]);
  return {
    schedules,
    offers,
    matches: await readClinicMatches(db, clinic),
    offered: new Map(offered.map((each) => [each.service, each.schedules])),
  };
}

/** Returns the confirmed service by the key of a name; null for a name that is no service. */
export async function readClinicMatches(
  db: Queryable,
  clinic: number,
): Promise<ClinicOffers['matches']> {
  const matches = await selectMatches(db, [clinic]);
  return new Map(matches.map((match) => [match.name_key, match.service_id]));
}
