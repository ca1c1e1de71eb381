import type { Page } from '#shared/contract/common.ts';
import {
  MAX_DOCTOR_DAYS,
  MAX_SLOT_DAYS,
  type Slot,
  type SlotsQuery,
} from '#shared/contract/slots.ts';
import { daysBetween } from '#shared/domain/plain-date.ts';
import type { Call } from '#server/call.ts';
import { checkKnown } from '#server/features/reference/index.ts';
import { parseIds } from '#server/id-list.ts';
import { invalid } from '#server/request-error.ts';
import type { Site } from '#server/site.ts';
import { selectDoctorsOfBranches, selectFreeDays } from './free-days.ts';
import { slotsOfDay } from './slots-of-day.ts';

/**
 * Free times of doctors from one local day to another, both included, in order of day and time
 * per doctor's service. A range that is empty or too long, and unknown services or branches, are a 400.
 */
export async function listSlots({ site }: Call, query: SlotsQuery): Promise<Page<Slot>> {
  const service = parseIds(query.service);
  const branch = parseIds(query.clinic_branch);
  checkKnown(site.reference.current, { service, clinic_branch: branch });
  const doctors = parseIds(query.doctor) ?? (await doctorsAt(site, branch));
  const days = daysBetween(query.date_from, query.date_to) + 1;
  if (days < 1) throw invalid({ code: 'invalid', attr: 'date_to' });
  if (days > MAX_SLOT_DAYS) {
    throw invalid({ code: 'too_large', attr: 'date_to', params: { limit: MAX_SLOT_DAYS } });
  }
  if (doctors.length * days > MAX_DOCTOR_DAYS) {
    const limit = Math.floor(MAX_DOCTOR_DAYS / doctors.length);
    throw invalid({ code: 'too_large', attr: 'date_to', params: { limit } });
  }
  const rows = await selectFreeDays(site.database.readerOf(doctors), [
    doctors,
    service,
    branch,
    query.date_from,
    query.date_to,
  ]);
  const now = site.clock();
  const results = rows.flatMap((row) => slotsOfDay(row, now));
  return { count: results.length, next: null, previous: null, results };
}

/** Every doctor of the branches; without branches either, it is unclear whose times are meant. */
async function doctorsAt({ database }: Site, branches: number[] | null): Promise<number[]> {
  if (branches === null) throw invalid({ code: 'required', attr: 'doctor' });
  const rows = await selectDoctorsOfBranches(database.reader, [branches]);
  return rows.map((row) => row.doctor_id);
}
