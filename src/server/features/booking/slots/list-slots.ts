import type { Page } from '#shared/contract/common.ts';
import {
  MAX_DOCTOR_DAYS,
  MAX_SLOT_DAYS,
  type Slot,
  type SlotsQuery,
} from '#shared/contract/booking/slots.ts';
import { daysBetween } from '#shared/domain/time/plain-date.ts';
import type { RequestContext } from '#server/request-context.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import { parseIds } from '#server/http/id-list.ts';
import { validationError, type HttpError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { selectDoctorsOfBranches, selectFreeDays } from './free-days.ts';
import { slotsOfDay } from './slots-of-day.ts';

/**
 * Lists the slots of doctors between two local days, both included, in order of day and time per
 * doctor's service. Throws a 400 for an empty or too long range, and for unknown services or branches.
 */
export async function listSlots(context: RequestContext, query: SlotsQuery): Promise<Page<Slot>> {
  const { site } = context;
  const { service, clinic_branch: branch } = readReferenceIds(site.reference.current, {
    service: parseIds(query.service),
    clinic_branch: parseIds(query.clinic_branch),
  });
  const doctors = parseIds(query.doctor) ?? (await doctorsAt(site, branch));
  const days = daysBetween(query.date_from, query.date_to) + 1;
  if (days < 1) throw validationError({ code: 'invalid', attr: 'date_to' });
  if (days > MAX_SLOT_DAYS) throw rangeTooLong(MAX_SLOT_DAYS);
  if (doctors.length * days > MAX_DOCTOR_DAYS) {
    throw rangeTooLong(Math.floor(MAX_DOCTOR_DAYS / doctors.length));
  }
  const { date_from: from, date_to: to } = query;
  const reader = site.database.readerOf(doctors);
  const rows = await selectFreeDays(reader, [doctors, service, branch, from, to]);
  const now = site.clock();
  const results = rows.flatMap((row) => slotsOfDay(row, now));
  return { count: results.length, next: null, previous: null, results };
}

function rangeTooLong(maxDays: number): HttpError {
  return validationError({ code: 'range_too_long', attr: 'date_to', params: { count: maxDays } });
}

/** Returns the doctors of the branches; throws a 400 for a query without doctors and branches. */
async function doctorsAt({ database }: Site, branches: number[] | null): Promise<number[]> {
  if (branches === null) throw validationError({ code: 'required', attr: 'doctor' });
  const rows = await selectDoctorsOfBranches(database.reader, [branches]);
  return rows.map((row) => row.doctor_id);
}
