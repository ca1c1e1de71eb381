import type { SupportAppointment } from '#shared/contract/inbox/support.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { findForCaller, type Caller } from './find-for-caller.ts';
import { presentForSupport } from './present-for-support.ts';

const callCancel = prepared<
  { outcome: Domains['desk_cancel_outcome'] },
  [appointment: number, reason: string, now: Date, actor: string]
>('cancel_for_patient', `select * from cancel_at_desk($1, 'operator', $2, $3, $4, null)`);

/**
 * Cancels the appointment of a caller. The same cancellation again changes nothing: a person whose response was
 * lost asks again. Throws a 400 for one that was cancelled in another way or has begun, and the errors of
 * `findForCaller`.
 */
export async function cancelForPatient(
  context: RequestContext,
  caller: Caller,
  reason: string,
): Promise<SupportAppointment> {
  const { site } = context;
  const found = await findForCaller(context, caller);
  if (found.status !== 'cancelled' && !found.can_cancel) throw badRequest('appointment_started');
  const [row] = await site.bookingLimiter(() =>
    callCancel(site.database.pool, [
      caller.number,
      reason,
      new Date(site.clock()),
      consoleActor(caller.user.username),
    ]),
  );
  if (row?.outcome === 'cancelled') throw badRequest('appointment_cancelled');
  if (row?.outcome !== 'done') throw notFound();
  return presentForSupport(context, { ...found, status: 'cancelled', can_cancel: false });
}
