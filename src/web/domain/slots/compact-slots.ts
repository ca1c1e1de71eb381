import type { ShownSlot } from './shown-slot.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';

/** The slots of a window as sent with a page: the first, and the minutes from each to the next. */
export interface CompactSlots {
  first: ShownSlot;
  steps: readonly number[];
}

/** The length of a date and time without the offset from UTC. */
const LOCAL_LENGTH = 19;

/**
 * Returns slots in the form for a page, a list of which is 11 % smaller with it (6 % compressed). Slots
 * that do not fit this form, such as those across a change of the clock, are returned as they are.
 */
export function compactSlots(slots: readonly ShownSlot[]): CompactSlots | readonly ShownSlot[] {
  const [first] = slots;
  if (first === undefined) return slots;
  const offset = offsetOf(first);
  const start = localTime(first);
  const steps: number[] = [];
  let last = first.id;
  for (const slot of slots) {
    // The id of a slot counts minutes as well, so one number is enough for both.
    const isRegular = localTime(slot) - start === (slot.id - first.id) * MINUTE_MS;
    if (!isRegular || offsetOf(slot) !== offset) return slots;
    steps.push(slot.id - last);
    last = slot.id;
  }
  return { first, steps: steps.slice(1) };
}

/** Returns the slots of a window from the form in the page. */
export function expandSlots(sent: CompactSlots | readonly ShownSlot[]): readonly ShownSlot[] {
  if (!('steps' in sent)) return sent;
  const { first, steps } = sent;
  const offset = offsetOf(first);
  let minutes = 0;
  const rest = steps.map((step) => {
    minutes += step;
    const local = new Date(localTime(first) + minutes * MINUTE_MS).toISOString();
    return { id: first.id + minutes, datetime: local.slice(0, LOCAL_LENGTH) + offset };
  });
  return [first, ...rest];
}

function offsetOf({ datetime }: ShownSlot): string {
  return datetime.slice(LOCAL_LENGTH);
}

/** Returns the local time of a slot, as the milliseconds of the same time in UTC. */
function localTime({ datetime }: ShownSlot): number {
  return Date.parse(`${datetime.slice(0, LOCAL_LENGTH)}Z`);
}
