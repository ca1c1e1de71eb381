import type { PlainDate } from '../time/plain-date.ts';

const ADULT_AGE = 18;

/** Returns the age in whole years on a day of a person who is a child then; null for an adult, or if unknown. */
export function childAge(birth: PlainDate | null, day: PlainDate): number | null {
  if (birth === null || birth > day) return null;
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  // A child of 29 February is a year older on 1 March.
  const age = day.slice(5) < birth.slice(5) ? years - 1 : years;
  return age < ADULT_AGE ? age : null;
}
