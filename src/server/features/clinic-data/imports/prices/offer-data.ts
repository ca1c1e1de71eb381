import type { OfferValues } from '#shared/domain/clinic-data/imports/prices/offer-values.ts';
import type { CurrentOffer } from '#shared/domain/clinic-data/imports/prices/plan-offers.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Names } from '#server/db/tables.ts';
import { IS_UNAPPROVED } from '#server/features/clinic-data/proposals/is-unapproved.ts';
import type { Importer } from '../importer.ts';
import { lockSchedules, selectSchedules, type ScheduleRow } from '../clinic-rows.ts';

interface OfferRow extends CurrentOffer {
  price_conditions: Names | null;
  imported: OfferValues | null;
  /** The account that edited it last, if its values are not those of an import. */
  edited_by: string | null;
}

/** Locks the offers, as an edit of prices locks them without their schedules. */
const lockOffers = prepared<{ id: number }, [clinic: number]>(
  'locked_offers_of_import',
  `select o.id from doctor_service o
   join clinic_branch b on b.id = o.clinic_branch_id and b.clinic_id = $1
   order by o.id for no key update of o`,
);
const selectOffers = prepared<OfferRow, [clinic: number]>(
  'offers_of_import',
  `select o.id, o.schedule_id, o.service_id, o.price::float8 as price, o.duration_minutes,
     o.follow_up_price::float8 as follow_up_price, o.follow_up_minutes, o.price_conditions, o.is_active or k.is_draft and o.is_inactive_with_service as is_active,
     case when m.price is not null then jsonb_build_object('price', m.price,
       'duration_minutes', m.duration_minutes, 'price_conditions', m.price_conditions,
       'follow_up_price', m.follow_up_price, 'follow_up_minutes', m.follow_up_minutes) end as imported,
     e.actor as edited_by
   from doctor_service o
   join clinic_branch b on b.id = o.clinic_branch_id and b.clinic_id = $1
   join clinic k on k.id = b.clinic_id
   left join import_offer m on m.doctor_service_id = o.id
   left join lateral (
     select actor from staff_event
     where subject_table = 'doctor_service' and subject_id = o.id order by id desc limit 1) e
     on m.price is null or (m.price, m.duration_minutes, m.follow_up_price, m.follow_up_minutes)
       is distinct from (o.price, o.duration_minutes, o.follow_up_price, o.follow_up_minutes)
   order by o.id`,
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

/** Makes a decision about a doctor who waits wait, and the other way round: it locks the proposal before the doctor. */
const lockProposals = prepared<object, [clinic: number]>(
  'lock_proposals_of_price_import',
  `select from clinic_proposal where clinic_id = $1 and doctor_id is not null order by id for update`,
);
/** A clinic must not go live between, which would show what is not approved. */
const lockClinic = prepared<object, [clinic: number]>(
  'lock_clinic_of_price_import',
  'select from clinic where id = $1 for no key update',
);
const selectAddable = prepared<{ id: number }, [clinic: number, all: boolean]>(
  'addable_schedules_of_import',
  `select s.id from schedule s
   join clinic_branch b on b.id = s.clinic_branch_id and b.clinic_id = $1
   join clinic k on k.id = b.clinic_id
   where $2 or ${IS_UNAPPROVED}
   order by s.id`,
);

/**
 * Returns the schedules to which a person may add services: a clinic adds those of doctors who are not approved yet, and
 * account managers add all.
 */
export async function readAddable(
  db: Queryable,
  user: Importer,
  clinic: number,
): Promise<ReadonlySet<number>> {
  const schedules = await selectAddable(db, [clinic, user.reach.isAll]);
  return new Set(schedules.map(({ id }) => id));
}

const selectMedians = prepared<{ service: number; median: number }, [services: number[]]>(
  'medians_of_import',
  `select service_id as service, percentile_cont(0.5) within group (order by price::float8) as median
   from doctor_service where is_active and service_id = any ($1::integer[]) group by service_id`,
);

/** Returns the median prices of services in the country, by their ids. */
export async function readMedians(
  db: Queryable,
  services: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const medians = await selectMedians(db, [Array.from(new Set(services))]);
  return new Map(medians.map(({ service, median }) => [service, median]));
}

/** The offers of a clinic. */
export interface ClinicOffers {
  readonly schedules: readonly ScheduleRow[];
  readonly offers: readonly OfferRow[];
  /** By service id: the schedules of the doctors who offer it by a list of doctors. */
  readonly offered: ReadonlyMap<number, readonly number[]>;
}

/** Reads the offers of a clinic; `lock` locks them, and what decides about them, until the end of the transaction. */
export async function readClinicOffers(
  db: Queryable,
  clinic: number,
  lock: boolean,
): Promise<ClinicOffers> {
  if (lock) {
    await lockClinic(db, [clinic]);
    await lockProposals(db, [clinic]);
  }
  const schedules = await (lock ? lockSchedules : selectSchedules)(db, [clinic]);
  if (lock) await lockOffers(db, [clinic]);
  const offers = await selectOffers(db, [clinic]);
  const offered = await selectOffered(db, [clinic]);
  return {
    schedules,
    offers,
    offered: new Map(offered.map((each) => [each.service, each.schedules])),
  };
}
