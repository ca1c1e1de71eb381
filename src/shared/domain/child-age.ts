/** A child's services end at the 18th birthday. */
export const MAX_CHILD_AGE_MONTHS = 216;

const MONTHS_IN_YEAR = 12;

/** The ages a parent chooses from, in months: every month of the first year, then whole years. */
export const CHILD_AGES: readonly number[] = [
  ...Array.from({ length: MONTHS_IN_YEAR }, (_, month) => month),
  ...Array.from(
    { length: MAX_CHILD_AGE_MONTHS / MONTHS_IN_YEAR },
    (_, year) => (year + 1) * MONTHS_IN_YEAR,
  ),
];

export function isChildAge(months: number): boolean {
  return CHILD_AGES.includes(months);
}

/** How an age given in months is spoken of: in months up to the first birthday, then in years. */
export function childAgeParts(months: number): { value: number; unit: 'month' | 'year' } {
  return months < MONTHS_IN_YEAR
    ? { value: months, unit: 'month' }
    : { value: Math.floor(months / MONTHS_IN_YEAR), unit: 'year' };
}
