import type { InputOf } from '#shared/contract/client.ts';
import type { AddedOffer, OfferableService } from '#shared/contract/clinic-data/prices/prices.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { isUnusualChange } from '#shared/domain/clinic-data/prices/price-grid.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { requireRow } from '#server/http/http-error.ts';
import { IS_UNAPPROVED } from '#server/features/clinic-data/proposals/is-unapproved.ts';
import {
  insertOfferProposal,
  lockClinic,
} from '#server/features/clinic-data/proposals/propose-offer.ts';
import type { Site } from '#server/site.ts';
import { writeOfferIn } from '../setup/save-offer.ts';

/** The clinic, the doctor and the branch of a schedule in reach. */
const selectPlace = prepared<
  { clinic_id: number; doctor_id: number; branch_id: number },
  [...Area, schedule: number]
>(
  'place_of_added_offer',
  `select b.clinic_id, s.doctor_id, b.id as branch_id from schedule s join clinic_branch b on b.id = s.clinic_branch_id
   where ($1 or b.clinic_id = any ($2::integer[]) or b.id = any ($3::integer[])) and s.id = $4`,
);

/** Changes the version of a doctor who waits: what was read is not all that is approved any more. */
const renewVersion = prepared<object, [clinic: number, schedule: number]>(
  'renew_version_of_proposed_doctor',
  `update clinic_proposal set version = version + 1
   where clinic_id = $1 and doctor_id = (select doctor_id from schedule where id = $2)`,
);
const selectIsUnapproved = prepared<{ is_unapproved: boolean }, [schedule: number]>(
  'is_schedule_unapproved',
  `select ${IS_UNAPPROVED} as is_unapproved
   from schedule s
   join clinic_branch b on b.id = s.clinic_branch_id
   join clinic k on k.id = b.clinic_id
   where s.id = $1`,
);

/** The median price of a service at a clinic, or in the country if the clinic does not offer it. */
const selectUsualPrice = prepared<{ price: number | null }, [service: number, clinic: number]>(
  'usual_price_of_service',
  `select coalesce(
     (select percentile_cont(0.5) within group (order by o.price)
      from doctor_service o join clinic_branch b on b.id = o.clinic_branch_id
      where o.service_id = $1 and b.clinic_id = $2),
     (select percentile_cont(0.5) within group (order by o.price)
      from doctor_service o where o.service_id = $1))::float8 as price`,
);

/**
 * Those that doctors of the same specialties offer come first: the catalogue does not say which services belong to a
 * specialty.
 */
const selectOfferable = prepared<OfferableService, [schedule: number]>(
  'offerable_services_of_schedule',
  `with usual as (
     select distinct theirs.service_id
     from schedule s
     join doctor_service own on own.doctor_id = s.doctor_id
     join service v on v.id = own.service_id and v.type = 'other'
     join doctor_service colleague on colleague.service_id = v.id
     join doctor_service theirs on theirs.doctor_id = colleague.doctor_id
     where s.id = $1)
   select v.id, v.names, v.id in (select service_id from usual) as is_usual
   from service v
   where v.is_active
     and not exists (select from doctor_service o where o.schedule_id = $1 and o.service_id = v.id)
   order by is_usual desc, v.type desc, v.popularity desc, v.id`,
);

/** Lists the services that a doctor does not offer at a branch yet. Throws a 404 for a schedule out of reach. */
export async function listOfferableServices(
  { database: { pool } }: Site,
  caller: Caller,
  schedule: number,
): Promise<OfferableService[]> {
  requireRow(await selectPlace(pool, [...areaOf(caller), schedule]));
  return selectOfferable(pool, [schedule]);
}

/**
 * Adds a service to a doctor at a branch, which patients see at once. What a clinic adds to a doctor whom they see waits
 * for approval instead. A price more than 50 % above or below the usual one has to be confirmed: without that nothing is
 * saved. The id is null unless the service is added. Throws a 404 for a schedule out of reach.
 */
export async function addOffer(
  site: Site,
  caller: Caller,
  { is_confirmed: isConfirmed, ...offer }: InputOf<StaffEndpoints['addOffer']>,
): Promise<AddedOffer> {
  const { schedule_id: schedule, service_id: service, price, duration_minutes: minutes } = offer;
  const editor = { site, username: caller.username };
  const add = async (db: Queryable) => {
    const place = requireRow(await selectPlace(db, [...areaOf(caller), schedule]));
    await lockClinic(db, [place.clinic_id]);
    await renewVersion(db, [place.clinic_id, schedule]);
    const { is_unapproved: isUnapproved } = onlyRow(await selectIsUnapproved(db, [schedule]));
    const usual = onlyRow(await selectUsualPrice(db, [service, place.clinic_id])).price;
    if (!isConfirmed && usual !== null && isUnusualChange(usual, price)) {
      return { place, id: null, usual_price: usual, waits: false };
    }
    const added = { ...offer, discount: 0, age_from: 0, age_to: null, is_active: true };
    const id = await writeOfferIn(db, editor, added);
    return { place, id, usual_price: usual, waits: !caller.reach.isAll && !isUnapproved };
  };
  const { pool } = site.database;
  // What has to be confirmed leaves the version as it is, and what waits is only tried.
  const saved = await withTransaction(pool, add, ({ id, waits }) => id !== null && !waits);
  const { place, id, usual_price, waits } = saved;
  if (!waits) return { id, usual_price, waits };
  const { clinic_id: clinic, doctor_id, branch_id } = place;
  const proposed = { doctor_id, branch_id, service_id: service, price, duration_minutes: minutes };
  await withTransaction(pool, (db) =>
    insertOfferProposal(db, editor, caller, { clinic, offer: proposed }),
  );
  return { id: null, usual_price, waits };
}
