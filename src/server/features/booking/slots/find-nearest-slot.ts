import type { NearestSlotQuery, Slot } from '#shared/contract/booking/slots.ts';
import { addDays, maxDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { RequestContext } from '#server/request-context.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import { parseIds } from '#server/http/id-list.ts';
import { MAX_HORIZON_DAYS } from './horizon.ts';
import { selectFreeDays } from './free-days.ts';
import { slotsOfDay } from './slots-of-day.ts';

/**
 * Finds the first slot on a local day or later; null if there is none up to the horizon. Throws a 400
 * for an unknown service or branch.
 */
export async function findNearestSlot(
  { site }: RequestContext,
  query: NearestSlotQuery,
): Promise<Slot | null> {
  const { service, clinic_branch: branch } = readReferenceIds(site.reference.current, {
    service: parseIds(query.service),
    clinic_branch: parseIds(query.clinic_branch),
  });
  const now = site.clock();
  const today = dateInZone(now, site.country.timeZone);
  // A zone east of the country's may already be a day ahead, one west of it a day behind.
  const from = maxDate(query.date_from ?? today, addDays(today, -1));
  const doctors = parseIds(query.doctor) ?? [];
  const rows = await selectFreeDays(site.database.readerOf(doctors), [
    doctors,
    service,
    branch,
    from,
    addDays(today, MAX_HORIZON_DAYS + 1),
  ]);
  let nearest: Slot | null = null;
  let day: string | null = null;
  for (const row of rows) {
    if (nearest !== null && row.day !== day) break;
    const [first] = slotsOfDay(row, now);
    if (first !== undefined && (nearest === null || first.datetime < nearest.datetime)) {
      nearest = first;
      day = row.day;
    }
  }
  return nearest;
}
