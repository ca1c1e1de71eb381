import { parseCheckInCode } from '#shared/domain/booking/check-in-code.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { isCheckInCode } from '#server/features/booking/appointments/check-in-code.ts';
import { presentClinicBranch } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { badRequest, type HttpError, notFound, validationError } from '#server/http/http-error.ts';
import { countHits, uncountHit } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireBranch } from '#server/features/identity/access/scope.ts';
import { findDeskAppointment } from './appointment-rows.ts';

const selectDeskAppointment = prepared<
  { schedule_id: number; clinic_branch_id: number; starts_at: Date; time_zone: string },
  [id: number]
>(
  'appointment_to_check_in',
  `select a.schedule_id, s.clinic_branch_id, a.starts_at, s.time_zone
   from appointment a join schedule s on s.id = a.schedule_id where a.id = $1`,
);

const callCheckIn = prepared<
  { outcome: Domains['check_in_outcome'] },
  [appointment: number, now: Date, actor: string]
>('check_in_at_desk', 'select outcome from check_in_at_desk($1, $2, $3)');

/**
 * Records that the patient whose page shows a code has arrived, and returns the appointment. Throws a 400 that
 * says why not: a wrong code, another branch, which it names, another day, a cancelled appointment, or a
 * patient who has arrived already. Throws a 404 for the appointment of a doctor whom the account does not
 * see. A wrong code is counted before it is checked; after too many, an account gets a 429.
 */
export async function checkIn(
  context: RequestContext,
  caller: Caller,
  { branch, code: text }: { branch: number; code: string },
): Promise<DeskAppointment> {
  const { site } = context;
  const { pool } = site.database;
  const schedules = await requireBranch(site, caller, branch);
  const code = parseCheckInCode(text);
  if (code === null) throw validationError({ code: 'check_in_invalid', attr: 'code' });
  const limited = {
    limit: 'wrongCheckInsPerAccount',
    subject: `check-in\0${caller.id}`,
  } as const;
  await countHits(site, [limited]);
  const [appointment] = await selectDeskAppointment(pool, [code.number]);
  // A saved page shows the code of an earlier day when the appointment was moved since.
  const now = new Date(site.clock());
  const zone = appointment?.time_zone ?? 'UTC';
  const days = [appointment?.starts_at ?? now, now].map((at) => dateInZone(at.getTime(), zone));
  const isRight = days.filter((day) => isCheckInCode(site.secret, code, day)).length > 0;
  if (appointment === undefined || !isRight) {
    throw validationError({ code: 'check_in_invalid', attr: 'code' });
  }
  await uncountHit(site, limited);
  if (appointment.clinic_branch_id !== branch)
    throw atBranch(context, appointment.clinic_branch_id);
  if (!schedules.some(({ id }) => id === appointment.schedule_id)) throw notFound();
  const [row] = await site.bookingLimiter(() =>
    callCheckIn(pool, [code.number, now, clinicActor(caller.username)]),
  );
  switch (row?.outcome) {
    case 'done':
      return findDeskAppointment(context, caller, code.number);
    case 'cancelled':
      throw badRequest('appointment_cancelled');
    case 'other_day':
      throw validationError({ code: 'check_in_day', attr: 'code' });
    case 'arrived':
      throw validationError({ code: 'check_in_arrived', attr: 'code' });
    default:
      throw validationError({ code: 'check_in_invalid', attr: 'code' });
  }
}

/** Returns the refusal that names the branch of an appointment. Only a right code may lead to it. */
function atBranch(context: RequestContext, id: number): HttpError {
  const branch = context.site.reference.current.branchById.get(id);
  if (branch === undefined) return notFound();
  const { name, address } = presentClinicBranch(context, branch);
  return validationError({
    code: 'check_in_branch',
    attr: 'code',
    params: {
      branch: name,
      address,
    },
  });
}
