import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { nameKey } from '#shared/domain/text/name-key.ts';
import type { DayModel } from './day-model.ts';

/** Shorter texts fit too many patients. */
export const MIN_SEARCH_LENGTH = 2;
const MAX_APPOINTMENTS = 8;
/** Fewer digits fit too many phones. */
const MIN_PHONE_DIGITS = 4;

/** The parts of an appointment or a patient that a text is compared with. */
interface Searched {
  /** The number of an appointment. */
  readonly id: number | null;
  /** Returns the words of the name, by their sound. */
  readonly words: () => readonly string[];
  /** The phone, or the last digits of it. */
  readonly phone: string;
}

const wordsOf = (name: string) => nameKey(name).split(' ').filter(Boolean);

/** Every key that is pressed compares the whole day, so names are converted once. */
const wordsOfAppointments = new WeakMap<DeskAppointment, readonly string[]>();

function wordsOfAppointment(appointment: DeskAppointment): readonly string[] {
  const known = wordsOfAppointments.get(appointment);
  if (known !== undefined) return known;
  const words = wordsOf(appointment.name);
  wordsOfAppointments.set(appointment, words);
  return words;
}

/** Returns what the search compares of an appointment. */
export const searchedAppointment = (appointment: DeskAppointment): Searched => ({
  id: appointment.id,
  words: () => wordsOfAppointment(appointment),
  phone: appointment.phone_end,
});

/** Converts the names of a day, so that its first search does not wait for it. */
export function prepareSearch({ columns }: DayModel): void {
  for (const { appointments } of columns) appointments.forEach(wordsOfAppointment);
}

/** Returns what the search compares of a patient. */
export const searchedPatient = (patient: {
  given_name: string;
  surname: string | null;
  phone: string;
}): Searched => ({
  id: null,
  words: () => wordsOf(`${patient.surname ?? ''} ${patient.given_name}`),
  phone: patient.phone,
});

/**
 * Returns the check if a text finds an appointment or a patient: as the number of an appointment, the end of
 * a phone, or the beginnings of words of a name. More digits than are known of a phone do not find it.
 */
export function matcherOf(text: string): (searched: Searched) => boolean {
  if (/\p{L}/u.test(text)) {
    const typed = wordsOf(text);
    return ({ words }) =>
      typed.length > 0 && typed.every((part) => words().some((word) => word.startsWith(part)));
  }
  const digits = text.replace(/[\s()+-]/g, '');
  if (!/^\d+$/.test(digits)) return () => false;
  const number = Number(digits);
  const isPhone = digits.length >= MIN_PHONE_DIGITS;
  return ({ id, phone }) => id === number || (isPhone && phone.endsWith(digits));
}

/** Finds appointments of a day that are not cancelled: the one with the number first, then by their start. */
export function searchDay(day: DayModel, text: string): readonly DeskAppointment[] {
  if (text.length < MIN_SEARCH_LENGTH) return [];
  const isMatch = matcherOf(text);
  const number = Number(text);
  return day.columns
    .flatMap(({ appointments }) => appointments)
    .filter((appointment) => isMatch(searchedAppointment(appointment)))
    .toSorted(
      (a, b) => Number(b.id === number) - Number(a.id === number) || a.from - b.from || a.id - b.id,
    )
    .slice(0, MAX_APPOINTMENTS);
}

/** Returns the appointments of the day and then those that only the server has found, so that none moves. */
export function mergeAppointments(
  own: readonly DeskAppointment[],
  found: readonly DeskAppointment[],
): readonly DeskAppointment[] {
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...found.filter(({ id }) => !known.has(id))];
}
