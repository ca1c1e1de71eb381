import { withTimeout } from '#shared/with-timeout.ts';
import type { App } from '#web/lib/app.ts';
import type { TrackedBooking } from './send-booking.ts';

const TIMEOUT_MS = 1400;

/**
 * Reports a booking to analytics, where the country has a tag. Resolves when the report is sent, or
 * after 1,400 ms. Call it before the navigation to the appointment, whose URL contains a hash that
 * analytics must not receive. Never rejects.
 */
export async function reportBooking(
  { settings, flags }: Pick<App, 'settings' | 'flags'>,
  booking: TrackedBooking,
): Promise<void> {
  if (settings.google_tag_id === null) return;
  const report = import('./send-booking.ts').then(({ sendBooking }) => sendBooking(flags, booking));
  await withTimeout(report, TIMEOUT_MS).catch(() => undefined);
}
