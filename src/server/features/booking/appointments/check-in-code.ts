import {
  CHECK_IN_LETTERS,
  formatCheckInCode,
  type CheckInCode,
} from '#shared/domain/booking/check-in-code.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { isSameText, keyedHash } from '#server/lib/keyed-hash.ts';

const LETTERS = 26;
const FIRST_LETTER = 65;

interface DeskAppointment {
  readonly id: number;
  readonly starts_at: Date;
  readonly time_zone: TimeZone;
}

/**
 * Returns the code that the page of an appointment shows to the desk. It proves that someone had the page
 * and gives access to nothing: everyone in a waiting room may see it. It holds on the day of the appointment.
 */
export function checkInCode(
  secret: string,
  { id, starts_at: at, time_zone: zone }: DeskAppointment,
): string {
  const letters = checkInLetters(secret, id, dateInZone(at.getTime(), zone));
  return formatCheckInCode({ number: id, letters });
}

/** Compares a code with that of an appointment on a local day, in constant time. */
export function isCheckInCode(secret: string, code: CheckInCode, day: PlainDate): boolean {
  return isSameText(code.letters, checkInLetters(secret, code.number, day));
}

function checkInLetters(secret: string, number: number, day: PlainDate): string {
  const hash = Buffer.from(keyedHash(secret, 'check-in', `${number}\0${day}`), 'hex');
  return String.fromCharCode(
    ...hash.subarray(0, CHECK_IN_LETTERS).map((byte) => FIRST_LETTER + (byte % LETTERS)),
  );
}
