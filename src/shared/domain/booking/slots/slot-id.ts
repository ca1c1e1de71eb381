import { MINUTE_MS } from '#shared/domain/time/durations.ts';

const EPOCH_MS = Date.UTC(2020, 0, 1);
/** Minutes fill the lower 26 bits, which last until July 2147. */
const MINUTES = 2 ** 26;
/** Schedules fill the rest of the 53 bits that a JSON number represents exactly. */
const MAX_SCHEDULE = 2 ** 27 - 1;

/** The schedule and start that the id of a slot encodes. */
export interface DecodedSlot {
  scheduleId: number;
  /** The start in epoch milliseconds. */
  startsAt: number;
}

/**
 * Returns the id of the slot of a schedule at an instant (epoch milliseconds, a whole minute):
 * schedule · 2^26 + minutes since 2020-01-01T00:00Z. It is computed, so that slots need no rows.
 * Throws a RangeError outside of the bounds.
 */
export function encodeSlotId(scheduleId: number, startsAt: number): number {
  const minutes = (startsAt - EPOCH_MS) / MINUTE_MS;
  if (!isWithin(scheduleId, 1, MAX_SCHEDULE) || !isWithin(minutes, 0, MINUTES - 1)) {
    throw new RangeError(`No slot id for schedule ${scheduleId} at ${startsAt}`);
  }
  return scheduleId * MINUTES + minutes;
}

/** Returns the schedule and start of a slot id, or null for a number that is not one. */
export function decodeSlotId(id: number): DecodedSlot | null {
  if (!isWithin(id, MINUTES, Number.MAX_SAFE_INTEGER)) return null;
  return {
    scheduleId: Math.floor(id / MINUTES),
    startsAt: EPOCH_MS + (id % MINUTES) * MINUTE_MS,
  };
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
