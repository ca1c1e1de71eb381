/** The weeks that hours may be limited to: by ISO number, or by the place of the weekday in its month. */
export const SOME_WEEKS = [
  'odd',
  'even',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'last',
] as const;
export type SomeWeeks = (typeof SOME_WEEKS)[number];
