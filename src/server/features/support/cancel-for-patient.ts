import type { SupportAppointment } from '#shared/contract/staff/support.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { consoleActor } from '#server/features/staff-events/index.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { lookUpAppointment } from './look-up-appointment.ts';

interface Cancellation {
  readonly number: number;
  readonly phoneEnd: string;
  readonly reason: string;
  readonly user: { readonly id: number; readonly username: string };
}

const callCancel = prepared<
  { outcome: 'done' | 'unknown' | 'cancelled' },
  [appointment: number, reason: string, now: Date, actor: string]
>('cancel_for_patient', `select * from cancel_at_desk($1, set_actor('operator', $4, ''), $2, $3)`);

/**
 * Cancels the appointment of a caller. The digits are checked again, so that an appointment that was not
 * looked up cannot be cancelled. Throws a 400 for one that is cancelled or has begun, and the errors of
 * a lookup.
 */
export async function cancelForPatient(
  context: RequestContext,
  { number, phoneEnd, reason, user }: Cancellation,
): Promise<SupportAppointment> {
  const { site } = context;
  const found = await lookUpAppointment(context, { number, phoneEnd, user });
  if (found.status === 'cancelled') throw badRequest('appointment_cancelled');
  if (!found.can_cancel) throw badRequest('appointment_started');
  const [row] = await site.bookingLimiter(() =>
    callCancel(site.database.pool, [
      number,
      reason,
      new Date(site.clock()),
      consoleActor(user.username),
    ]),
  );
  if (row?.outcome === 'cancelled') throw badRequest('appointment_cancelled');
  if (row?.outcome !== 'done') throw notFound();
  return { ...found, status: 'cancelled', can_cancel: false };
}
