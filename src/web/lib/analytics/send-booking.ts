import type { AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import type { Flags } from '#shared/countries/flags.ts';
import { hasGoogleTag, gtag } from './google-tag.ts';

/**
 * The properties of a booking for analytics. The phone number (E.164) is sent only as a hash, and
 * only if the flag and the patient allow it.
 */
export type TrackedBooking = Pick<
  AppointmentPayload,
  'booking_page' | 'source' | 'list_position' | 'consents' | 'client_phone'
>;

/** Sends a booking to the Google tag. Resolves when it is sent. */
export async function sendBooking(
  flags: Pick<Flags, 'enhancedConversions'>,
  { booking_page, source, list_position, consents = [], client_phone }: TrackedBooking,
): Promise<void> {
  if (!hasGoogleTag()) return;
  const canSendPhone = flags.enhancedConversions && consents.includes('personal_data');
  const user = canSendPhone ? { sha256_phone_number: await sha256(client_phone) } : null;
  if (user !== null) gtag('consent', 'update', { ad_user_data: 'granted' });
  await new Promise<void>((resolve) => {
    gtag('event', 'booking', {
      booking_page,
      source,
      list_position,
      ...(user === null ? {} : { user_data: user }),
      event_callback: resolve,
    });
  });
}

/** Returns the hash in hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
