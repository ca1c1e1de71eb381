/**
 * The weeks in which hours apply: all, those with an odd or even ISO number, or by the place of the weekday in its
 * month.
 */
export const WEEKS = [
  'every',
  'odd',
  'even',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'last',
] as const;
export type Weeks = (typeof WEEKS)[number];

const PARITIES: readonly Weeks[] = ['odd', 'even'];

/** Returns true if a day can be in both kinds of weeks. The SQL function `weeks_meet` is the same. */
export function weeksMeet(a: Weeks, b: Weeks): boolean {
  if (a === b || a === 'every' || b === 'every') return true;
  if (PARITIES.includes(a) !== PARITIES.includes(b)) return true;
  const places: readonly Weeks[] = [a, b];
  return places.includes('last') && (places.includes('fourth') || places.includes('fifth'));
}
