import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import type { RequestContext } from '#server/request-context.ts';
import { eventAddressHash } from '#server/features/booking/appointment-events/address-hash.ts';
import { findAppointment } from '../find-appointment.ts';
import { changeError } from './change-error.ts';

/**
 * Returns a function that changes the appointment with a hash for its patient and returns it; `address` is
 * that of the client. Throws a 400 for an appointment that is cancelled or has begun, and a 404 for an
 * unknown hash.
 */
function changeByHash(name: 'cancel_appointment' | 'confirm_appointment') {
  const call = prepared<
    { outcome: Domains['change_outcome'] },
    [appointment: number, hash: string, now: Date, addressHash: string]
  >(name, `select * from ${name}($1, $2, $3, 'patient', $4)`);
  return async (
    context: RequestContext,
    id: number,
    hash: string,
    address: string,
  ): Promise<Appointment> => {
    const { site } = context;
    const [row] = await site.bookingLimiter(() =>
      call(site.database.pool, [id, hash, new Date(site.clock()), eventAddressHash(site, address)]),
    );
    const outcome = row?.outcome ?? 'unknown';
    if (outcome !== 'done') throw changeError(outcome);
    return findAppointment(context, id, hash);
  };
}

/** Cancels the appointment with this hash; its slot is bookable at once. */
export const cancelAppointment = changeByHash('cancel_appointment');

/** Records that the patient of the appointment with this hash comes; a repeated answer changes nothing. */
export const confirmAppointment = changeByHash('confirm_appointment');
