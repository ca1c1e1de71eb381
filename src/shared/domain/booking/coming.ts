import { HOUR_MS } from '#shared/domain/time/durations.ts';

/** The first reminder, of the day before, is sent at most 36 hours ahead: before quiet hours. */
const MAX_AHEAD_MS = 48 * HOUR_MS;
/** Patients who booked or moved less than this ago are not asked; `due_messages` has the same hours. */
const MIN_AGE_MS = 3 * HOUR_MS;

/**
 * Returns true while patients are asked if they are coming: in the two days before the appointment, if it was
 * not booked or moved a moment ago. All times are in epoch milliseconds.
 */
export function shouldAskIfComing(
  appointment: { startsAt: number; changedAt: number },
  now: number,
): boolean {
  const ahead = appointment.startsAt - now;
  return ahead > 0 && ahead <= MAX_AHEAD_MS && now - appointment.changedAt >= MIN_AGE_MS;
}
