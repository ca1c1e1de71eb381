import type { InputOf } from '#shared/contract/client.ts';
import type { SeriesDays } from '#shared/contract/desk/times.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { daysAround } from '#shared/domain/desk/series.ts';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { microsOf } from '#server/lib/cursor.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireOffer } from '../require-offer.ts';
import { HORIZON_DAYS } from './horizon.ts';

/** As many as are read at a glance. */
const MAX_TIMES_PER_DAY = 8;

const selectSeries = prepared<
  { wanted: string; micros: number },
  [
    offer: number,
    days: readonly PlainDate[],
    daysAround: number,
    last: PlainDate,
    minute: number,
    now: Date,
    limit: number,
    isFollowUp: boolean,
  ]
>(
  'desk_series',
  `select t.wanted::text as wanted, ${microsOf('t.starts_at')} as micros
   from find_series($1, $2, $3, $4, $5, $6, $7, $8) t`,
);

/**
 * Proposes times for a series of appointments with an offer: for each of its days those nearest to a local minute, on the day
 * or else on the nearest one beside it with some. Throws a 404 for an offer out of the scope of the account.
 */
export async function proposeSeries(
  context: RequestContext,
  caller: Caller,
  { id, from, count, interval, minute, is_follow_up: isFollowUp = false }: Input,
): Promise<SeriesDays> {
  const { site } = context;
  const offer = await requireOffer(context, caller, id);
  const now = site.clock();
  const days = Array.from({ length: count }, (_, index) => addDays(from, index * interval));
  const rows = await selectSeries(site.database.pool, [
    id,
    days,
    daysAround(interval),
    addDays(dateInZone(now, offer.time_zone), HORIZON_DAYS),
    minute,
    new Date(now),
    MAX_TIMES_PER_DAY,
    isFollowUp,
  ]);
  const timesOf = Map.groupBy(rows, ({ wanted }) => wanted);
  return {
    days: days.map((day) => ({
      day,
      times: (timesOf.get(day) ?? []).map(({ micros }) => zonedIso(micros / 1000, offer.time_zone)),
    })),
  };
}

type Input = InputOf<StaffEndpoints['proposeSeries']>;
