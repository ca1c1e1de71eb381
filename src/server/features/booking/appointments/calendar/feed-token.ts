import { keyedHash } from '#server/lib/keyed-hash.ts';

interface SharedAppointment {
  readonly id: number;
  readonly hash: string;
  /** The number of times that the patient has stopped the calendar. */
  readonly calendar_revision: number;
}

/**
 * Returns the token by which calendar programs read the time of an appointment. It does not lead back to the
 * hash, so who has the address can neither open nor cancel the appointment.
 */
export function feedToken(
  secret: string,
  { id, hash, calendar_revision }: SharedAppointment,
): string {
  return keyedHash(secret, 'calendar of appointment', `${id} ${calendar_revision} ${hash}`);
}
