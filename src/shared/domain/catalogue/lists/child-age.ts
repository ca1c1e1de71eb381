/** The age at which services for children end. */
const MAX_CHILD_AGE_MONTHS = 216;

const MONTHS_IN_YEAR = 12;

const YEARS = Array.from(
  { length: MAX_CHILD_AGE_MONTHS / MONTHS_IN_YEAR },
  (_, year) => (year + 1) * MONTHS_IN_YEAR,
);

/** The ages that a URL may contain, in months: every month of the first year, then whole years. */
export const CHILD_AGES: readonly number[] = [
  ...Array.from({ length: MONTHS_IN_YEAR }, (_, month) => month),
  ...YEARS,
];

/** The ages a parent chooses from, in months: 0 for the whole first year, then whole years. */
export const CHILD_AGE_CHOICES: readonly number[] = [0, ...YEARS];

export function isChildAge(months: number): boolean {
  return CHILD_AGES.includes(months);
}

/**
 * Returns the first and last month that an age filter covers: 0 means any age below 12 months, every
 * other age is exact.
 */
export function childAgeRange(months: number): { first: number; last: number } {
  return { first: months, last: months === 0 ? MONTHS_IN_YEAR - 1 : months };
}

/** Checks that a service takes patients of an age filter, in months. */
export function isForAge(
  { age_from, age_to }: { age_from: number; age_to: number | null },
  months: number,
): boolean {
  const { first, last } = childAgeRange(months);
  return age_from <= last && (age_to === null || age_to >= first);
}

/** Returns the minimum age of a child in months; null for a service from birth or for adults. */
export function youngestChild(age_from: number): number | null {
  return age_from > 0 && age_from < MAX_CHILD_AGE_MONTHS ? age_from : null;
}

/** Returns an age for display: in months up to the first birthday, then in years. */
export function childAgeParts(months: number): { value: number; unit: 'month' | 'year' } {
  return months < MONTHS_IN_YEAR
    ? { value: months, unit: 'month' }
    : { value: Math.floor(months / MONTHS_IN_YEAR), unit: 'year' };
}

/** Returns the one of `CHILD_AGE_CHOICES` that contains an age in months. */
export function childAgeChoice(months: number): number {
  return Math.floor(months / MONTHS_IN_YEAR) * MONTHS_IN_YEAR;
}
