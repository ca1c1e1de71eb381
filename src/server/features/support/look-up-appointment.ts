import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import type { SupportAppointment } from '#shared/contract/staff/support.ts';
import type { RequestContext } from '#server/request-context.ts';
import { findForCaller, type Caller } from './find-for-caller.ts';
import { presentForSupport } from './present-for-support.ts';

/** Returns the appointment of a caller as support sees it. Throws the errors of `findForCaller`. */
export async function lookUpAppointment(
  context: RequestContext,
  caller: Caller,
): Promise<SupportAppointment> {
  return presentForSupport(context, await findForCaller(context, caller));
/** The words of a caller, and the account that asks. */
export interface Lookup {
  /** The number of the appointment. */
  readonly number: number;
  /** The last four digits of the phone. */
  readonly phoneEnd: string;
  readonly user: { readonly id: number; readonly username: string };
}

const recordView = prepared<object, [appointment: number, now: Date, actor: string]>(
  'record_appointment_view',
  `select record_appointment_event(a, set_actor('viewed', $3, ''), $2)
   from appointment a where a.id = $1`,
);

/**
 * Finds the appointment of a caller and records that it was seen. A wrong attempt is counted before it
 * is checked, so that many at once guess no more than one after another. Throws a 404 for an unknown
 * number as for wrong digits, and a 429 after five wrong attempts in an hour.
 */
export async function findForCaller(
  context: RequestContext,
  { number, phoneEnd, user }: Lookup,
): Promise<Appointment> {
  const { site } = context;
  const subject = subjectOf(site, `lookup\0${user.id}`);
  const limited = { limit: 'wrongLookupsPerAccount', subject } as const;
  await countHits(site, [limited]);
  const appointment = await readAppointment(context, number);
  if (appointment === null || !appointment.client_phone.endsWith(phoneEnd)) throw notFound();
  await uncountHit(site, limited);
  const actor = consoleActor(user.username);
  await recordView(site.database.pool, [number, new Date(site.clock()), actor]);
  return appointment;
}

/** Finds the appointment of a caller as `findForCaller` does, and returns what support sees of it. */
export async function lookUpAppointment(
  context: RequestContext,
  lookup: Lookup,
): Promise<SupportAppointment> {
  return presentForSupport(context, await findForCaller(context, lookup));
}
