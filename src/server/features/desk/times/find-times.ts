import type { FreeTime, FreeTimes } from '#shared/contract/desk/times.ts';
import { PARTS_OF_DAY, type PartOfDay } from '#shared/domain/desk/parts-of-day.ts';
import { addDays, maxDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names } from '#server/db/tables.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import {
  IN_SCOPE,
  requireBranch,
  scopeOf,
  type Scope,
} from '#server/features/identity/access/scope.ts';
import { instantOf, microsOf, pageAfter, parseCursor, type Place } from '#server/lib/cursor.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireOffer } from '../require-offer.ts';
import { HORIZON_DAYS } from './horizon.ts';

const MAX_TIMES = 10;
/** The days of doctors that a search reads: 50 days of 30 doctors, who are booked out, take a quarter of a second. */
const MAX_DOCTOR_DAYS = 1500;
/** The place before every time. */
const START: Place = { micros: 0, id: 0 };

/** The part of a list of times that is wanted. */
interface TimesOptions {
  readonly from?: PlainDate | undefined;
  readonly part?: PartOfDay | undefined;
  readonly per_day?: number | undefined;
  readonly cursor?: string | undefined;
  readonly is_follow_up?: boolean | undefined;
}

interface OfferRow {
  id: number;
  total: number;
  minutes: number;
  schedule_id: number;
  clinic_branch_id: number;
  time_zone: string;
  doctor_names: Names;
  addresses: Names;
}

const selectOffers = prepared<
  OfferRow,
  [
    ...Scope,
    offer: number | null,
    service: number | null,
    branch: number | null,
    insurance: number | null,
    language: string | null,
    isFollowUp: boolean,
  ]
>(
  'desk_searched_offers',
  `select o.id, case when $9 then coalesce(o.follow_up_price, o.total) else o.total end::float8 as total,
     steps_of_kind(o, s, $9) * s.step_minutes as minutes, s.id as schedule_id, s.clinic_branch_id, s.time_zone,
     d.names as doctor_names, b.addresses
   from doctor_service o
   join schedule s on s.id = o.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   join doctor d on d.id = s.doctor_id
   where ${IN_SCOPE} and o.is_active and d.is_active
     and ($4::integer is null or o.id = $4)
     and ($5::integer is null or o.service_id = $5)
     and ($6::integer is null or b.id = $6)
     and ($7::integer is null or $7 = any (o.insurances))
     and ($8::text is null or $8 = any (d.languages))`,
);

const selectTimes = prepared<
  { id: number; micros: number },
  [
    offers: readonly number[],
    from: PlainDate,
    to: PlainDate,
    begins: number,
    ends: number,
    now: Date,
    after: number,
    afterOffer: number,
    perDay: number | null,
    limit: number,
    isFollowUp: boolean,
  ]
>(
  'desk_times',
  `select t.offer_id as id, ${microsOf('t.starts_at')} as micros
   from find_times($1, $2, $3, $4, $5, $6, ${instantOf('$7')}, $8, $9, $10, $11) t`,
);

/**
 * Returns the next free times of a service at the desk, the soonest first, of the doctors in the scope of the
 * account or of one branch. Throws a 404 for a branch out of the scope.
 */
export async function findTimes(
  context: RequestContext,
  caller: Caller,
  {
    service,
    branch,
    insurance,
    language,
    ...options
  }: TimesOptions & {
    service: number;
    branch?: number | undefined;
    insurance?: number | undefined;
    language?: string | undefined;
  },
): Promise<FreeTimes> {
  if (branch !== undefined) await requireBranch(context.site, caller, branch);
  const offers = await selectOffers(context.site.database.pool, [
    ...scopeOf(caller),
    null,
    service,
    branch ?? null,
    insurance ?? null,
    language ?? null,
    false,
  ]);
  return search(context, offers, options);
}

/** Returns the same of an offer. Throws a 404 for one out of the scope of the account. */
export async function findTimesOfOffer(
  context: RequestContext,
  caller: Caller,
  { offer, ...options }: TimesOptions & { offer: number },
): Promise<FreeTimes> {
  await requireOffer(context, caller, offer);
  const { pool } = context.site.database;
  const offers = await selectOffers(pool, [
    ...scopeOf(caller),
    offer,
    null,
    null,
    null,
    null,
    options.is_follow_up ?? false,
  ]);
  return search(context, offers, options);
}

async function search(
  context: RequestContext,
  offers: readonly OfferRow[],
  { from, part = 'any', per_day: perDay, cursor, is_follow_up: isFollowUp = false }: TimesOptions,
): Promise<FreeTimes> {
  const { site } = context;
  const doctors = offers.length;
  const now = site.clock();
  const today = dateInZone(now, site.country.timeZone);
  const first = maxDate(today, from ?? today);
  const horizon = addDays(today, HORIZON_DAYS);
  if (doctors === 0 || first > horizon) return { doctors, times: [], next: null };
  const bound = addDays(first, Math.max(1, Math.floor(MAX_DOCTOR_DAYS / doctors)) - 1);
  const last = bound < horizon ? bound : horizon;
  const after = cursor === undefined ? START : parseCursor(cursor);
  const rows = await selectTimes(site.database.pool, [
    offers.map(({ id }) => id),
    first,
    last,
    ...PARTS_OF_DAY[part],
    new Date(now),
    after.micros,
    after.id,
    perDay ?? null,
    MAX_TIMES + 1,
    isFollowUp,
  ]);
  const page = pageAfter(rows, MAX_TIMES);
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const times = page.results.flatMap(({ id, micros }) => {
    const offer = byId.get(id);
    return offer === undefined ? [] : [presentTime(context, offer, micros)];
  });
  return { doctors, times, next: page.next === null ? nextDay(last) : nextTime(page.next) };

  function nextTime(place: string): FreeTimes['next'] {
    return { from: times.at(-1)?.starts_at.slice(0, 10) ?? first, cursor: place };
  }
  function nextDay(searched: PlainDate): FreeTimes['next'] {
    return searched < horizon ? { from: addDays(searched, 1) } : null;
  }
}

function presentTime(context: RequestContext, offer: OfferRow, micros: number): FreeTime {
  return {
    starts_at: zonedIso(micros / 1000, offer.time_zone),
    minutes: offer.minutes,
    offer_id: offer.id,
    schedule_id: offer.schedule_id,
    doctor: nameIn(context, offer.doctor_names),
    branch_id: offer.clinic_branch_id,
    address: nameIn(context, offer.addresses),
    total: offer.total,
  };
}
