import { countHits, subjectOf, uncountHit } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';

/**
 * Sends a message of an appointment again if its limit allows it; an attempt that queued nothing does not
 * count. Throws a 429 over the limit.
 */
export async function limitResends(
  site: Site,
  appointment: number,
  resend: () => Promise<boolean>,
): Promise<boolean> {
  const subject = subjectOf(site, `resend\0${appointment}`);
  const limited = { limit: 'resendsPerAppointment', subject } as const;
  await countHits(site, [limited]);
  const isQueued = await resend();
  if (!isQueued) await uncountHit(site, limited);
  return isQueued;
}
