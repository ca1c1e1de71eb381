import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { resendLink } from '#server/features/messages/resend-link.ts';
import { limitResends } from '#server/features/messages/sent/limit-resends.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { findDeskAppointment, requireDeskAppointment } from './appointment-rows.ts';

const callReach = prepared<object, [appointment: number, actor: string, now: Date]>(
  'reach_by_phone',
  'select reach_by_phone($1, $2, $3)',
);

/**
 * Sends the patient the link of the appointment page again. `is_queued` is false if an SMS is on its way, or if
 * there is no mobile phone or nothing ahead. Throws a 429 over the limit of the appointment, and a 404 out of
 * the scope of the account.
 */
export async function resendAppointmentLink(
  context: RequestContext,
  caller: Caller,
  id: number,
): Promise<{ is_queued: boolean }> {
  const { site } = context;
  await requireDeskAppointment(context, caller, id);
  const actor = clinicActor(caller.username);
  const isQueued = await limitResends(site, id, () =>
    resendLink(site.database.pool, { appointment: id, actor, now: site.clock() }),
  );
  return { is_queued: isQueued };
}

/**
 * Records that the patient of an appointment was reached by phone, which closes the messages that failed. A
 * repeated request records it once. Throws a 404 out of the scope of the account.
 */
export async function reachByPhone(
  context: RequestContext,
  caller: Caller,
  id: number,
): Promise<DeskAppointment> {
  const { site } = context;
  await requireDeskAppointment(context, caller, id);
  const now = new Date(site.clock());
  await callReach(site.database.pool, [id, clinicActor(caller.username), now]);
  return findDeskAppointment(context, caller, id);
}
