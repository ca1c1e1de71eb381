import type {
  AppointmentPayload,
  ValidatedAppointment,
} from '#shared/contract/booking/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { checkBooking, checkPhone } from './check-booking.ts';
import { limitValidations } from './limit-bookings.ts';

/**
 * Validates a booking before the SMS with its code is paid for.
 *
 * @param requester the network address of the client, and whether its browser has verified a phone
 */
export async function validateAppointment(
  { site }: RequestContext,
  payload: AppointmentPayload,
  { address, isVerified }: { address: string; isVerified: (phone: string) => boolean },
): Promise<ValidatedAppointment> {
  limitValidations(site, address);
  const { phone } = await checkBooking(site, payload, checkPhone(site, payload));
  return { is_valid: true, needs_code: site.flags.otp && !isVerified(phone) };
}
