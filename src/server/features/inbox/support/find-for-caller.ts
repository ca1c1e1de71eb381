import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { recordView } from '#server/features/booking/appointment-events/record-view.ts';
import { readAppointment } from '#server/features/booking/appointments/find-appointment.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import { countHits, uncountHit } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';

/** The words of a caller, and the account that asks. */
export interface Caller {
  /** The number of the appointment. */
  readonly number: number;
  /** The last four digits of the phone. */
  readonly phoneEnd: string;
  readonly user: { readonly id: number; readonly username: string };
}

/**
 * Finds the appointment of a caller and records that it was seen. A wrong attempt is counted before it
 * is checked, so that many at once guess no more than one after another. Throws a 404 for an unknown
 * number as for wrong digits, and a 429 after five wrong attempts in an hour.
 */
export async function findForCaller(
  context: RequestContext,
  { number, phoneEnd, user }: Caller,
): Promise<Appointment> {
  const { site } = context;
  const limited = { limit: 'wrongLookupsPerAccount', subject: `lookup\0${user.id}` } as const;
  await countHits(site, [limited]);
  const appointment = await readAppointment(context, number);
  if (appointment === null || !appointment.client_phone.endsWith(phoneEnd)) throw notFound();
  await uncountHit(site, limited);
  const actor = consoleActor(user.username);
  await recordView(site.database.pool, number, { actor, now: site.clock() });
  return appointment;
}

/**
 * Finds an appointment that support may change. The digits are checked again, so that an appointment that
 * was not looked up cannot be changed. Throws a 400 for one that is cancelled or has begun, and the errors
 * of `findForCaller`.
 */
export async function findToChange(context: RequestContext, caller: Caller): Promise<Appointment> {
  const appointment = await findForCaller(context, caller);
  if (appointment.status === 'cancelled') throw badRequest('appointment_cancelled');
  if (!appointment.can_cancel) throw badRequest('appointment_started');
  return appointment;
}
