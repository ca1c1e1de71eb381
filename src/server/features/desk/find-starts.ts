import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { IN_SCOPE, scopeOf, type Scope } from '../identity/access/scope.ts';

const MAX_STARTS = 12;
/** The days that are searched: a doctor who comes once a month has one. */
const MAX_DAYS = 62;
/** The desk books this far ahead, as `book_at_desk` checks. */
const HORIZON_DAYS = 365;

export type OfferRow = Pick<Tables['doctor_service'], 'id' | 'insurances'> &
  Pick<Tables['schedule'], 'time_zone' | 'clinic_branch_id'>;

const selectOffer = prepared<OfferRow, [...Scope, offer: number]>(
  'desk_offer',
  `select o.id, o.insurances, s.time_zone, s.clinic_branch_id
   from doctor_service o
   join schedule s on s.id = o.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   where ${IN_SCOPE} and o.id = $4`,
);

/** The rows come day by day, so the limit stops the search. */
const selectStarts = prepared<
  { starts_at: Date },
  [offer: number, from: PlainDate, to: PlainDate, now: Date, limit: number]
>(
  'desk_starts',
  `select t.starts_at
   from doctor_service o
   join schedule s on s.id = o.schedule_id
   cross join generate_series(0, $3::date - $2::date) g
   cross join lateral fitting_starts(
     free_minutes_at_desk(s, $2::date + g), s.step_minutes, o.steps, 0) m
   cross join lateral (
     select ($2::date + g + m * interval '1 minute') at time zone s.time_zone as starts_at) t
   where o.id = $1 and t.starts_at >= $4
   limit $5`,
);

/** Returns an offer of a schedule in the scope of the account. Throws a 404 for another one. */
export async function requireOffer(
  { site }: RequestContext,
  caller: Caller,
  offer: number,
): Promise<OfferRow> {
  return requireRow(await selectOffer(site.database.pool, [...scopeOf(caller), offer]));
}

/**
 * Returns the next free starts of an offer from a day on, the soonest first, also beyond the horizon of
 * patients. Throws a 404 for an offer out of the scope of the account.
 *
 * @param from by default today
 */
export async function findStarts(
  context: RequestContext,
  caller: Caller,
  { offer, from }: { offer: number; from?: PlainDate | undefined },
): Promise<string[]> {
  const { site } = context;
  const { time_zone: zone } = await requireOffer(context, caller, offer);
  const now = site.clock();
  const today = dateInZone(now, zone);
  const first = from === undefined || from < today ? today : from;
  const last = [addDays(first, MAX_DAYS - 1), addDays(today, HORIZON_DAYS)].toSorted()[0] ?? first;
  const rows = await selectStarts(site.database.pool, [
    offer,
    first,
    last,
    new Date(now),
    MAX_STARTS,
  ]);
  return rows.map(({ starts_at: startsAt }) => zonedIso(startsAt.getTime(), zone));
}
