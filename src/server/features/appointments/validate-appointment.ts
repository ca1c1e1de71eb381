import type { AppointmentPayload, ValidatedAppointment } from '#shared/contract/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { checkBooking } from './check-booking.ts';
import { limitValidations } from './limit-bookings.ts';

/**
 * Says what would be wrong with a booking, before a code is paid for and sent.
 *
 * @param requester the network address it comes from, and whether its browser has proved a phone
 */
export async function validateAppointment(
  { site }: RequestContext,
  payload: AppointmentPayload,
  { address, isProven }: { address: string; isProven: (phone: string) => boolean },
): Promise<ValidatedAppointment> {
  limitValidations(site, address);
  const { phone } = await checkBooking(site, payload);
  return { is_valid: true, needs_code: site.flags.otp && !isProven(phone) };
}
