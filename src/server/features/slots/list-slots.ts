import type { Page } from '#shared/contract/common.ts';
import { MAX_SLOT_DAYS, type Slot, type SlotsQuery } from '#shared/contract/slots.ts';
import { daysBetween } from '#shared/domain/plain-date.ts';
import type { Call } from '#server/call.ts';
import { parseIds } from '#server/id-list.ts';
import { invalid } from '#server/request-error.ts';
import { selectFreeDays } from './free-days.ts';
import { slotsOfDay } from './slots-of-day.ts';

/**
 * Free times of doctors from one local day to another, both included, in order of day and time
 * per doctor's service. A range that is empty, or longer than `MAX_SLOT_DAYS`, is a 400.
 */
export async function listSlots({ site }: Call, query: SlotsQuery): Promise<Page<Slot>> {
  const doctors = parseIds(query.doctor);
  if (doctors === null) throw invalid({ code: 'required', attr: 'doctor' });
  const days = daysBetween(query.date_from, query.date_to) + 1;
  if (days < 1) throw invalid({ code: 'invalid', attr: 'date_to' });
  if (days > MAX_SLOT_DAYS) {
    throw invalid({ code: 'too_large', attr: 'date_to', params: { limit: MAX_SLOT_DAYS } });
  }
  const rows = await selectFreeDays(site.database.pool, [
    doctors,
    parseIds(query.service),
    parseIds(query.clinic_branch),
    query.date_from,
    query.date_to,
  ]);
  const now = site.clock();
  const results = rows.flatMap((row) => slotsOfDay(row, now));
  return { count: results.length, next: null, previous: null, results };
}
