const EPOCH_MS = Date.UTC(2020, 0, 1);
const MINUTE_MS = 60_000;
/** Minutes fill the lower 26 bits, which last until July 2147. */
const MINUTES = 2 ** 26;
/** The bits left of the 53 that a JSON number represents exactly. */
const MAX_SCHEDULE = 2 ** 27 - 1;

/** The schedule and start that a slot's id encodes. */
export interface DecodedSlot {
  scheduleId: number;
  /** The start in epoch milliseconds. */
  startsAt: number;
}

/**
 * The id of the slot of a schedule that starts at an instant (epoch milliseconds, a whole minute).
 * Computed, so that slots need no rows of their own: schedule · 2^26 + minutes since
 * 2020-01-01T00:00Z. Throws a RangeError outside of the bounds.
 */
export function encodeSlotId(scheduleId: number, startsAt: number): number {
  const minutes = (startsAt - EPOCH_MS) / MINUTE_MS;
  if (!isWithin(scheduleId, 1, MAX_SCHEDULE) || !isWithin(minutes, 0, MINUTES - 1)) {
    throw new RangeError(`No slot id for schedule ${scheduleId} at ${startsAt}`);
  }
  return scheduleId * MINUTES + minutes;
}

/** The schedule and start behind a slot's id, or null for a number that is no slot's id. */
export function decodeSlotId(id: number): DecodedSlot | null {
  if (!isWithin(id, MINUTES, Number.MAX_SAFE_INTEGER)) return null;
  return {
    scheduleId: Math.floor(id / MINUTES),
    startsAt: EPOCH_MS + (id % MINUTES) * MINUTE_MS,
  };
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
