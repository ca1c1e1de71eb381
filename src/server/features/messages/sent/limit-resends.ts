import { prepared } from '#server/db/pool/prepared.ts';
import { countHits, maxOf, throttledUntil, uncountHit } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';

const selectAllowedAt = prepared<
  { allowed_at: Date | null },
  [appointment: number, now: Date, maxPerPhone: number]
>(
  'messages_allowed_at',
  `select messages_allowed_at(a.client_phone, $2, $3) as allowed_at
   from appointment a where a.id = $1`,
);

/**
 * Sends a message of an appointment again if the limits of the appointment and of its phone allow it; an
 * attempt that queued nothing does not count. Throws a 429 over a limit. The limit of the phone is checked
 * again when the message is sent.
 */
export async function limitResends(
  site: Site,
  appointment: number,
  resend: () => Promise<boolean>,
): Promise<boolean> {
  const [phone] = await selectAllowedAt(site.database.pool, [
    appointment,
    new Date(site.clock()),
    maxOf(site.limits, 'messagesPerPhone'),
  ]);
  if (phone !== undefined && phone.allowed_at !== null) {
    throw throttledUntil(site, phone.allowed_at);
  }
  const limited = { limit: 'resendsPerAppointment', subject: `resend\0${appointment}` } as const;
  await countHits(site, [limited]);
  const isQueued = await resend();
  if (!isQueued) await uncountHit(site, limited);
  return isQueued;
}
