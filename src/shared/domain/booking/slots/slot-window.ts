import { addDays, maxDate, type PlainDate } from '#shared/domain/time/plain-date.ts';

/** The number of days that the slot grid shows at once and moves by. */
export const WINDOW_DAYS = 4;

/** The maximum range, in days, of one request for several doctors. */
const MERGED_DAYS = 7;

/** The days from `from` to `to`, inclusive. */
export interface SlotWindow {
  from: PlainDate;
  to: PlainDate;
}

/** A request for slots: a range of days and the doctors. */
export interface SlotWindowGroup extends SlotWindow {
  doctorIds: number[];
}

/** The part of a list response that `mergeSlotPages` merges. */
export interface CountedResults<T> {
  count: number;
  results: readonly T[];
}

export function slotWindow(from: PlainDate): SlotWindow {
  return { from, to: addDays(from, WINDOW_DAYS - 1) };
}

/** Returns the previous or next window, which never begins before today. */
export function moveWindow(
  window: SlotWindow,
  direction: 'back' | 'forward',
  today: PlainDate,
): SlotWindow {
  const days = direction === 'back' ? -WINDOW_DAYS : WINDOW_DAYS;
  return slotWindow(maxDate(addDays(window.from, days), today));
}

export function canMoveBack(window: SlotWindow, today: PlainDate): boolean {
  return window.from > today;
}

/**
 * Returns the fewest requests that fetch a 4-day window for every doctor: windows that overlap or
 * adjoin share a request if its range is at most 7 days. The groups are ordered by day and doctor,
 * so that the same windows in any order give the same cache keys.
 */
export function groupSlotWindows(
  wanted: readonly { doctorId: number; from: PlainDate }[],
): SlotWindowGroup[] {
  const byDay = wanted.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const groups: { window: SlotWindow; doctorIds: Set<number> }[] = [];
  for (const { doctorId, from } of byDay) {
    const window = slotWindow(from);
    const last = groups.at(-1);
    if (last !== undefined && window.to <= addDays(last.window.from, MERGED_DAYS - 1)) {
      last.window = { from: last.window.from, to: window.to };
      last.doctorIds.add(doctorId);
    } else {
      groups.push({ window, doctorIds: new Set([doctorId]) });
    }
  }
  return groups.map(({ window, doctorIds }) => ({
    ...window,
    doctorIds: [...doctorIds].toSorted((a, b) => a - b),
  }));
}

/** Merges the responses to several slot requests. */
export function mergeSlotPages<T>(pages: readonly CountedResults<T>[]): {
  count: number;
  results: T[];
} {
  return {
    count: pages.reduce((sum, page) => sum + page.count, 0),
    results: pages.flatMap((page) => page.results),
  };
}
