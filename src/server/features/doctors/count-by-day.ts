import {
  MAX_COUNTED_DAYS,
  MAX_DAY_COUNT,
  type DayCount,
  type DayCountsQuery,
} from '#shared/contract/catalogue/doctors.ts';
import { datesFrom, daysBetween } from '#shared/domain/time/plain-date.ts';
import type { RequestContext } from '#server/request-context.ts';
import { checkReferenceIds } from '#server/features/reference/index.ts';
import { validationError } from '#server/http/http-error.ts';
import { parseIds } from '#server/http/id-list.ts';
import { checkLanguages } from './check-languages.ts';
import { parseDoctorFilters, timeZoneOf } from './listing/doctor-list-query.ts';
import { dayCountsStatement } from './listing/doctor-list-sql.ts';
import { runListStatement } from './listing/run-list-statement.ts';

/**
 * Counts the doctors of a list who have an available slot, for each local day of a range. Throws a 400 for an empty
 * or too long range, and for unknown filters.
 */
export async function countByDay(
  context: RequestContext,
  query: Omit<DayCountsQuery, 'locale'>,
): Promise<{ results: DayCount[] }> {
  const { current } = context.site.reference;
  const { city, city_area, insurance, language, date_from: first, date_to: last } = query;
  checkReferenceIds(current, { city, city_area, insurance, service: parseIds(query.service) });
  checkLanguages(context.site.country, language);
  const days = daysBetween(first, last) + 1;
  if (days < 1) throw validationError({ code: 'invalid', attr: 'date_to' });
  if (days > MAX_COUNTED_DAYS) {
    const params = { count: MAX_COUNTED_DAYS };
    throw validationError({ code: 'range_too_long', attr: 'date_to', params });
  }
  const filters = parseDoctorFilters(query, current);
  const dates = datesFrom(first, days);
  const timeZone = timeZoneOf(filters.city, current);
  // One more than the maximum tells whether there are more.
  const statement = dayCountsStatement(filters, { dates, timeZone }, MAX_DAY_COUNT + 1);
  const row = await runListStatement<{ counts: number[] }>(context, statement, () => []);
  const results = dates.map((date, index) => {
    const found = row?.counts[index] ?? 0;
    return { date, count: Math.min(found, MAX_DAY_COUNT), has_more: found > MAX_DAY_COUNT };
  });
  return { results };
}
