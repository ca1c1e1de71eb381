/** The wait that was estimated for a ticket when it was created, and how long it waited, in minutes. */
export interface ToldWait {
  readonly from: number;
  readonly to: number;
  readonly waited: number;
}

/** Estimates are judged by at most as many tickets that were called last, and by at least `MIN_TOLD_WAITS`. */
export const MAX_TOLD_WAITS = 20;
export const MIN_TOLD_WAITS = 10;
/** An estimate was right if the wait was this far outside of its range at most, or this share of its end. */
const MAX_MINUTES_OUTSIDE = 10;
const MAX_SHARE_OUTSIDE = 0.25;

/** Returns true unless most of the estimates were wrong. With too few of them nothing is known against them. */
export function areEstimatesRight(told: readonly ToldWait[]): boolean {
  if (told.length < MIN_TOLD_WAITS) return true;
  const right = told.filter(({ from, to, waited }) => {
    const outside = Math.max(from - waited, waited - to, 0);
    return outside <= Math.max(MAX_MINUTES_OUTSIDE, MAX_SHARE_OUTSIDE * to);
  });
  return right.length * 2 >= told.length;
}
