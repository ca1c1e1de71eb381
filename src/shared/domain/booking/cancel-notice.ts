import { HOUR_MS } from '#shared/domain/time/durations.ts';

/**
 * Returns the instant until which a clinic asks to cancel, or null if it asks for nothing or that instant has passed at
 * `now`. Cancelling stays possible until the start. Instants are in epoch milliseconds; `set_notice` in the database
 * has the same formula.
 *
 * @param hours the notice that the clinic asks for
 */
export function noticeUntil(startsAt: number, hours: number | null, now: number): number | null {
  if (hours === null) return null;
  const until = startsAt - hours * HOUR_MS;
  return until > now ? until : null;
}
