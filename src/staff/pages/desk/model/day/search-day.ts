import type { Visit } from '#shared/contract/desk/visit.ts';
import { nameKey } from '#shared/domain/text/name-key.ts';
import type { DayModel } from './day-model.ts';

/** Shorter texts fit too many patients. */
export const MIN_SEARCH_LENGTH = 2;
const MAX_VISITS = 8;
/** Fewer digits fit too many phones. */
const MIN_PHONE_DIGITS = 4;

/** The parts of a visit or a patient that a text is compared with. */
interface Searched {
  /** The number of a visit. */
  readonly id: number | null;
  /** Returns the words of the name, by their sound. */
  readonly words: () => readonly string[];
  /** The phone, or the last digits of it. */
  readonly phone: string;
}

const wordsOf = (name: string) => nameKey(name).split(' ').filter(Boolean);

/** Every key that is pressed compares the whole day, so names are converted once. */
const wordsOfVisits = new WeakMap<Visit, readonly string[]>();

function wordsOfVisit(visit: Visit): readonly string[] {
  const known = wordsOfVisits.get(visit);
  if (known !== undefined) return known;
  const words = wordsOf(visit.name);
  wordsOfVisits.set(visit, words);
  return words;
}

/** Returns what the search compares of a visit. */
export const searchedVisit = (visit: Visit): Searched => ({
  id: visit.id,
  words: () => wordsOfVisit(visit),
  phone: visit.phone_end,
});

/** Converts the names of a day, so that its first search does not wait for it. */
export function prepareSearch({ columns }: DayModel): void {
  for (const { visits } of columns) visits.forEach(wordsOfVisit);
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
 * Returns the check if a text finds a visit or a patient: as the number of a visit, the end of a phone, or the
 * beginnings of words of a name. More digits than are known of a phone do not find it.
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

/** Finds visits of a day that are not cancelled: the one with the number first, then by their start. */
export function searchDay(day: DayModel, text: string): readonly Visit[] {
  if (text.length < MIN_SEARCH_LENGTH) return [];
  const isMatch = matcherOf(text);
  const number = Number(text);
  return day.columns
    .flatMap(({ visits }) => visits)
    .filter((visit) => isMatch(searchedVisit(visit)))
    .toSorted(
      (a, b) => Number(b.id === number) - Number(a.id === number) || a.from - b.from || a.id - b.id,
    )
    .slice(0, MAX_VISITS);
}

/** Returns the visits of the day and then those that only the server has found, so that none moves. */
export function mergeVisits(own: readonly Visit[], found: readonly Visit[]): readonly Visit[] {
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...found.filter(({ id }) => !known.has(id))];
}
