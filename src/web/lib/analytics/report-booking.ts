import type { App } from '#web/lib/app.ts';
import { atMost } from '#web/lib/at-most.ts';
import type { TrackedBooking } from './tell-booking.ts';

/** Milliseconds that a patient waits for analytics at most. */
const TIMEOUT = 1400;

/**
 * Tells analytics of a booking, where there are any. Resolves when that is done, and in any case
 * after 1,400 ms: the page that comes next has the appointment's hash in its address, so what is sent
 * by itself should be on its way before. Never rejects.
 */
export async function reportBooking(
  { settings, flags }: Pick<App, 'settings' | 'flags'>,
  booking: TrackedBooking,
): Promise<void> {
  if (settings.google_tag_id === null) return;
  const telling = import('./tell-booking.ts')
    .then(({ tellBooking }) => tellBooking(flags, booking))
    .catch(() => undefined);
  await atMost(TIMEOUT, telling);
}
