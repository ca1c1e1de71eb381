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
