import type { UnreadReason } from '#shared/domain/desk/busy-calendars.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import type { Component } from './components.ts';
import { isBusyEvent, type BusySpan } from './read-event.ts';
import { parseTime } from './times.ts';
import { UnreadError } from './unread-error.ts';
import type { Zone } from './zone.ts';

/** An event that could not be read rightly. */
export interface UnreadEvent {
  readonly reason: UnreadReason;
  /** The day of the branch that it names first, `YYYY-MM-DD`; null if it names none. It is blocked. */
  readonly day: string | null;
  /** The line of the file, counted from 1. */
  readonly line: number;
}

/** The days of an unread event that are blocked, its last one included, if it does not end at once. */
const MAX_DAYS = 31;

/** Returns what is known of an event that could not be read, and the whole days that it may be busy. */
export function unreadEvent(
  component: Component,
  { reason, line = component.number }: UnreadError,
  local: Zone,
): { event: UnreadEvent; span: BusySpan | null; repeats: boolean } {
  const texts = [...component.properties, ...component.damaged].map(({ text }) => text);
  const start = dayIn(texts, 'DTSTART', local);
  const end = dayIn(texts, 'DTEND', local, 1);
  const first = start ?? end ?? dayIn(texts, 'FREEBUSY', local);
  const repeats = texts.some((text) => /^(?:RRULE|RDATE)/i.test(text));
  if (first === null) return { event: { reason, day: null, line }, span: null, repeats };
  const isLater = end !== null && end > first && end < first + MAX_DAYS * DAY_MS;
  const span = [local.instantOf(first), local.instantOf((isLater ? end : first) + DAY_MS)] as const;
  const day = new Date(first).toISOString().slice(0, 10);
  return { event: { reason, day, line }, span, repeats };
}

/** Tells whether an event says clearly that it is free. */
export function isClearlyFree(component: Component): boolean {
  try {
    return !isBusyEvent(component);
  } catch (error) {
    if (error instanceof UnreadError) return false;
    throw error;
  }
}

/**
 * Returns the midnight of the day that a line names, also a damaged line, as the clock of the branch; null without one.
 * A date that ends an event is the day after its last one.
 */
function dayIn(texts: readonly string[], name: string, local: Zone, before = 0): number | null {
  const text = texts.find((each) => each.toUpperCase().startsWith(name));
  const [found] = /(?<!\d)\d{8}(?:T\d{6}Z?)?(?!\d)/i.exec(text?.slice(name.length) ?? '') ?? [];
  const time = parseTime(found ?? '', local) ?? parseTime(found?.slice(0, 8) ?? '', local);
  if (time === null) return null;
  // Of a time at midnight, the day before is the last one.
  const clock = (time.zone === local ? time.clock : local.clockOf(time.clock)) - before;
  return Math.floor(clock / DAY_MS) * DAY_MS;
}
