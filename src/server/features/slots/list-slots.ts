import type { Page } from '#shared/contract/common.ts';
import {
  MAX_DOCTOR_DAYS,
  MAX_SLOT_DAYS,
  type Slot,
  type SlotsQuery,
} from '#shared/contract/appointments/slots.ts';
import { daysBetween } from '#shared/domain/time/plain-date.ts';
import type { RequestContext } from '#server/request-context.ts';
import { checkKnown } from '#server/features/reference/index.ts';
import { parseIds } from '#server/http/id-list.ts';
import { invalid, type RequestError } from '#server/http/request-error.ts';
import type { Site } from '#server/site.ts';
import { selectDoctorsOfBranches, selectFreeDays, type FreeDayRow } from './free-days.ts';
import { slotsOfDay, writeSlots } from './slots-of-day.ts';

/**
 * Free times of doctors from one local day to another, both included, in order of day and time
 * per doctor's service. A range that is empty or too long, and unknown services or branches, are a 400.
 */
export async function listSlots(context: RequestContext, query: SlotsQuery): Promise<Page<Slot>> {
  const rows = await findFreeDays(context, query);
  const now = context.site.clock();
  const results = rows.flatMap((row) => slotsOfDay(row, now));
  return { count: results.length, next: null, previous: null, results };
}

/** The same as JSON. */
export async function listSlotsAsJson(context: RequestContext, query: SlotsQuery): Promise<string> {
  const rows = await findFreeDays(context, query);
  return writeSlots(rows, context.site.clock());
}

async function findFreeDays({ site }: RequestContext, query: SlotsQuery): Promise<FreeDayRow[]> {
  const service = parseIds(query.service);
  const branch = parseIds(query.clinic_branch);
  checkKnown(site.reference.current, { service, clinic_branch: branch });
  const doctors = parseIds(query.doctor) ?? (await doctorsAt(site, branch));
  const days = daysBetween(query.date_from, query.date_to) + 1;
  if (days < 1) throw invalid({ code: 'invalid', attr: 'date_to' });
  if (days > MAX_SLOT_DAYS) {
    throw rangeTooLong(MAX_SLOT_DAYS);
  }
  if (doctors.length * days > MAX_DOCTOR_DAYS) {
    throw rangeTooLong(Math.floor(MAX_DOCTOR_DAYS / doctors.length));
  }
  return selectFreeDays(site.database.readerOf(doctors), [
    doctors,
    service,
    branch,
    query.date_from,
    query.date_to,
  ]);
}

/** At most so many days may be asked for at a time. */
function rangeTooLong(days: number): RequestError {
  return invalid({ code: 'range_too_long', attr: 'date_to', params: { count: days } });
}

/** Every doctor of the branches; without branches either, it is unclear whose times are meant. */
async function doctorsAt({ database }: Site, branches: number[] | null): Promise<number[]> {
  if (branches === null) throw invalid({ code: 'required', attr: 'doctor' });
  const rows = await selectDoctorsOfBranches(database.reader, [branches]);
  return rows.map((row) => row.doctor_id);
}
