import { HOUR_MS } from '#shared/domain/time/durations.ts';

/** The reminder of the day before comes at most this long before an appointment, and a bit later. */
const MAX_AHEAD_MS = 48 * HOUR_MS;
/** Patients who have just booked need no question. Reminders are omitted for as long. */
const MIN_AGE_MS = 3 * HOUR_MS;

/**
 * Returns true while patients are asked if they are coming: in the two days before the appointment, if it was
 * not booked or moved a moment ago. All times are in epoch milliseconds.
 */
export function asksForAnswer(
  appointment: { startsAt: number; changedAt: number },
  now: number,
): boolean {
  const ahead = appointment.startsAt - now;
  return ahead > 0 && ahead <= MAX_AHEAD_MS && now - appointment.changedAt >= MIN_AGE_MS;
}
