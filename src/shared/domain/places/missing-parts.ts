/** The parts of a clinic without which patients cannot book, in the order of setting them up. */
export const MISSING_PARTS = [
  'branch',
  'phone',
  'doctor',
  'service',
  'hours',
  'starts',
  'texts',
] as const;

/** A doctor with fewer free starts in the next 14 days is not ready for patients. */
export const MIN_FREE_STARTS = 20;
