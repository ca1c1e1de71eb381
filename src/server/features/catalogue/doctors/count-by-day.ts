import {
  MAX_DAY_COUNT,
  type DayCount,
  type DayCountsQuery,
} from '#shared/contract/catalogue/doctors.ts';
import { datesFrom } from '#shared/domain/time/plain-date.ts';
import type { RequestContext } from '#server/request-context.ts';
import { readDoctorFilters, timeZoneOf } from './listing/doctor-list-query.ts';
import { dayCountsStatement } from './listing/doctor-list-sql.ts';
import { runListStatement } from './listing/run-list-statement.ts';

/** Counts the doctors of a list available on each local day from `date_from`. Throws a 400 for unknown filters. */
export async function countByDay(
  context: RequestContext,
  query: Omit<DayCountsQuery, 'locale'>,
): Promise<{ results: DayCount[] }> {
  const filters = readDoctorFilters(context, { ...query, service: String(query.service) });
  const dates = datesFrom(query.date_from, query.days);
  const timeZone = timeZoneOf(filters.city, context.site.reference.current);
  // One more than the maximum tells whether there are more.
  const statement = dayCountsStatement(filters, { dates, timeZone }, MAX_DAY_COUNT + 1);
  const row = await runListStatement<{ counts: number[] }>(context, statement);
  const results = dates.map((date, index) => {
    const found = row?.counts[index] ?? 0;
    return { date, count: Math.min(found, MAX_DAY_COUNT), has_more: found > MAX_DAY_COUNT };
  });
  return { results };
}
