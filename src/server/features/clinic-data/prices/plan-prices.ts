import type { InputOf } from '#shared/contract/client.ts';
import { MAX_PLANNED_DAYS } from '#shared/contract/clinic-data/prices/limits.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { badRequest, notFound, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { checkSeenPrices, lockOwnOffers, lockReachedOffers } from './offers-of-change.ts';

type Input = InputOf<StaffEndpoints['planPrices']>;

const selectPlans = prepared<{ id: number; doctor_service_id: number }, [offers: number[]]>(
  'planned_prices_of_offers',
  'select id, doctor_service_id from planned_price where doctor_service_id = any ($1::integer[])',
);

type PlanArguments = [changes: string, day: string, now: Date, actor: string, days: number];

/** Returns the offers for which the day is at most a number of days after today. */
const writePlans = prepared<{ id: number }, PlanArguments>(
  'plan_prices',
  `with planned as (
     insert into planned_price
       (doctor_service_id, price, follow_up_price, starts_on, starts_at, planned_at, planned_by)
     select o.id, c.price, c.follow_up_price, $2::date, $2::date::timestamp at time zone s.time_zone, $3, $4
     from jsonb_to_recordset($1::jsonb) c (id integer, price numeric, follow_up_price numeric)
     join doctor_service o on o.id = c.id
     join schedule s on s.id = o.schedule_id
     where $2::date - ($3::timestamptz at time zone s.time_zone)::date between 1 and $5::integer
     on conflict (doctor_service_id) do update set
       id = default, price = excluded.price, follow_up_price = excluded.follow_up_price,
       starts_on = excluded.starts_on,
       starts_at = excluded.starts_at, planned_at = excluded.planned_at,
       planned_by = excluded.planned_by
     returning doctor_service_id as id, price, follow_up_price),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id, details)
     select $3, $4, 'changed', 'doctor_service', id,
       jsonb_strip_nulls(jsonb_build_object('planned_price', price,
         'planned_follow_up_price', follow_up_price, 'starts_on', $2::date))
     from planned)
   select id from planned`,
);

/**
 * Plans prices that take effect at the start of a day in the time zone of the branch; a job applies them.
 * Throws a 404 for an offer out of reach, and a 400 for today and earlier, for more than a year ahead, for the price of
 * a follow-up that an offer has not, or if a colleague has changed or planned one of the prices.
 */
export async function planPrices(
  site: Site,
  caller: Caller,
  { changes, starts_on: day }: Input,
): Promise<{ planned_count: number }> {
  const ids = changes.map(({ id }) => id);
  const now = new Date(site.clock());
  return withTransaction(site.database.pool, async (db) => {
    const offers = await lockOwnOffers(db, caller, ids);
    checkSeenPrices(offers, changes);
    const followedUp = new Set(
      offers.filter((offer) => offer.follow_up_price !== null).map(({ id }) => id),
    );
    if (
      changes.some(({ id, follow_up_price: next }) => next !== undefined && !followedUp.has(id))
    ) {
      throw validationError({ code: 'does_not_exist', attr: 'follow_up_price' });
    }
    const plans = new Map(
      (await selectPlans(db, [ids])).map((plan) => [plan.doctor_service_id, plan.id]),
    );
    if (changes.some(({ id, planned_id: seen }) => (plans.get(id) ?? null) !== seen)) {
      throw badRequest('price_changed');
    }
    const planned = await writePlans(db, [
      JSON.stringify(changes),
      day,
      now,
      caller.username,
      MAX_PLANNED_DAYS,
    ]);
    if (planned.length < new Set(ids).size) {
      const today = dateInZone(site.clock(), site.country.timeZone);
      const [min, max] = [addDays(today, 1), addDays(today, MAX_PLANNED_DAYS)];
      throw validationError(
        day > max
          ? { code: 'day_too_late', attr: 'starts_on', params: { day: max } }
          : { code: 'day_too_early', attr: 'starts_on', params: { day: min } },
      );
    }
    return { planned_count: planned.length };
  });
}

const deletePlans = prepared<{ id: number }, [offers: number[], ids: number[], Date, string]>(
  'undo_planned_prices',
  `with undone as (
     delete from planned_price
     where doctor_service_id = any ($1::integer[]) and id = any ($2::integer[])
     returning doctor_service_id as id),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id, details)
     select $3, $4, 'changed', 'doctor_service', id, '{"planned_price": null}' from undone)
   select id from undone`,
);
const selectOffers = prepared<{ id: number }, [plans: number[]]>(
  'offers_of_planned_prices',
  'select doctor_service_id as id from planned_price where id = any ($1::integer[])',
);

/**
 * Undoes plans before their day. Throws a 404 if none of them is in reach, and a 400 if one of them was changed,
 * undone or applied, or is out of reach; then it undoes none.
 */
export async function undoPlannedPrices(
  site: Site,
  caller: Caller,
  ids: readonly number[],
): Promise<{ undone_count: number }> {
  const now = new Date(site.clock());
  return withTransaction(site.database.pool, async (db) => {
    const planned = (await selectOffers(db, [[...ids]])).map(({ id }) => id);
    // The offers first, as the job locks them.
    const offers = (await lockReachedOffers(db, caller, planned)).map(({ id }) => id);
    if (offers.length === 0) throw notFound();
    const undone = await deletePlans(db, [offers, [...ids], now, caller.username]);
    if (undone.length < ids.length) throw badRequest('price_changed');
    return { undone_count: undone.length };
  });
}
