import type { SupportAppointment } from '#shared/contract/inbox/support.ts';
import { resendLink } from '#server/features/messages/resend-link.ts';
import { limitResends } from '#server/features/messages/sent/limit-resends.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { findToChange, type Caller } from './find-for-caller.ts';
import { presentForSupport } from './present-for-support.ts';

/**
 * Sends the link of a caller's appointment again, to the phone of the booking. Throws the errors of
 * `findToChange`, and a 429 over the limit of the appointment.
 */
export async function resendLinkForPatient(
  context: RequestContext,
  caller: Caller,
): Promise<SupportAppointment> {
  const { site } = context;
  const found = await findToChange(context, caller);
  const actor = consoleActor(caller.user.username);
  await limitResends(site, found.id, () =>
    resendLink(site.database.pool, { appointment: found.id, actor, now: site.clock() }),
  );
  return presentForSupport(context, found);
}
