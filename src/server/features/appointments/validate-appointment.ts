import type { AppointmentPayload, ValidatedAppointment } from '#shared/contract/appointments.ts';
import type { Call } from '#server/call.ts';
import { checkBooking } from './check-booking.ts';

/** Says what would be wrong with a booking, before a code is paid for and sent. */
export async function validateAppointment(
  { site }: Call,
  payload: AppointmentPayload,
  isProven: (phone: string) => boolean,
): Promise<ValidatedAppointment> {
  const { phone } = await checkBooking(site, payload);
  return { is_valid: true, needs_code: site.flags.otp && !isProven(phone) };
}
