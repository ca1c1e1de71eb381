/** A child's services end at the 18th birthday. */
export const MAX_CHILD_AGE_MONTHS = 216;

const MONTHS_IN_YEAR = 12;

const YEARS = Array.from(
  { length: MAX_CHILD_AGE_MONTHS / MONTHS_IN_YEAR },
  (_, year) => (year + 1) * MONTHS_IN_YEAR,
);

/** The ages that an address may hold, in months: every month of the first year, then whole years. */
export const CHILD_AGES: readonly number[] = [
  ...Array.from({ length: MONTHS_IN_YEAR }, (_, month) => month),
  ...YEARS,
];

/**
 * The ages a parent chooses from, in months: the first year as one, which asks for doctors who see
 * newborns and so sees no infant turned away, then whole years.
 */
export const CHILD_AGE_CHOICES: readonly number[] = [0, ...YEARS];

export function isChildAge(months: number): boolean {
  return CHILD_AGES.includes(months);
}

/** How an age given in months is spoken of: in months up to the first birthday, then in years. */
export function childAgeParts(months: number): { value: number; unit: 'month' | 'year' } {
  return months < MONTHS_IN_YEAR
    ? { value: months, unit: 'month' }
    : { value: Math.floor(months / MONTHS_IN_YEAR), unit: 'year' };
}

/** The one of `CHILD_AGE_CHOICES` that an age given in months belongs to. */
export function childAgeChoice(months: number): number {
  return Math.floor(months / MONTHS_IN_YEAR) * MONTHS_IN_YEAR;
}
