import type { UnreadReason } from '#shared/domain/desk/busy-calendars.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { fromEpochDay } from '#shared/domain/time/plain-date.ts';
import type { Component } from '../lines/components.ts';
import type { BusySpan } from './read-event.ts';
import { parseDuration, parseTime } from '../times/times.ts';
import type { UnreadError } from '../unread-error.ts';
import type { Zone } from '../times/zone.ts';

/** An event that could not be read rightly. */
export interface UnreadEvent {
  readonly reason: UnreadReason;
  /** The first day of the branch that it names, `YYYY-MM-DD`; null if it names none of 1900 to 2199. */
  readonly day: string | null;
  /** The line of the file, counted from 1. */
  readonly line: number;
}

/** A time that an unread event names, as clocks of the branch. */
interface NamedTime {
  readonly start: number;
  /** The clock at which it ends; null without an end, and with one that cannot be read. */
  readonly end: number | null;
  readonly isEndLost: boolean;
}

/** The blocked days of a time of an unread event. */
const MAX_DAYS = 31;
const MAX_BLOCKED_MS = (MAX_DAYS - 1) * DAY_MS;
/** The texts that may make an event repeat. */
const REPEATS = /^(?:RRULE|EXRULE|RDATE)|FREQ=|RANGE=/i;
/** The texts whose digits say nothing of when an event is. */
const NO_TIMES = /^(?:UID|SEQUENCE|DTSTAMP|CREATED|LAST-MODIFIED)/i;
/** The time after the last one a series names from which it is over: events of more than a year are not expected. */
const LONG_MS = 366 * DAY_MS;

/**
 * Returns what is known of an event that could not be read, and the whole days on which it may be busy. Returns null
 * for one that is certainly over, or certainly begins later.
 */
export function unreadEvent(
  component: Component,
  { reason, line = component.number }: UnreadError,
  local: Zone,
  { from, until }: { readonly from: number; readonly until: number },
): { event: UnreadEvent; spans: readonly BusySpan[] } | null {
  const today = dayOf(local.clockOf(from));
  const texts = textsOf(component);
  const times = timesIn(component, local);
  if (times.length === 0) return { event: { reason, day: null, line }, spans: [] };
  const days = times.map((time) => daysOf(time, today));
  const repeating = texts.filter((text) => REPEATS.test(text));
  const isCertain =
    component.damaged.length === 0 &&
    !times.some(({ start, isEndLost }) => isEndLost && start < today);
  const named = [
    ...days.flat(),
    ...texts.filter((text) => !NO_TIMES.test(text)).flatMap((text) => clocksIn(text, local)),
  ];
  // In another zone it may be a day later.
  const isOver = named.every((clock) => dayOf(clock) < today - DAY_MS);
  const isFarAhead = named.every((clock) => clock >= local.clockOf(until));
  const isLongOver =
    repeating.every((text) => namesLast(text, local)) &&
    named.every((clock) => clock < today - LONG_MS);
  const isOutside = repeating.length === 0 ? isOver || isFarAhead : isLongOver;
  if (isCertain && isOutside) return null;
  const first = fromEpochDay(Math.min(...days.map(([day]) => day)) / DAY_MS);
  return {
    event: { reason, day: /^(?:19|20|21)/.test(first) ? first : null, line },
    spans: days.map(([day, last]) => [local.instantOf(day), local.instantOf(last + DAY_MS)]),
  };
}

const textsOf = ({ properties, damaged }: Component): string[] =>
  [...properties, ...damaged].map(({ text }) => text);

/** Tells whether a text that may make an event repeat names the last time of it. */
function namesLast(text: string, local: Zone): boolean {
  const hasTime = (part: string | undefined) => clocksIn(part ?? '', local).length > 0;
  if (/RANGE=/i.test(text)) return false;
  if (/^RDATE/i.test(text)) return text.split(',').every(hasTime);
  return hasTime(/[;:]UNTIL=([^;]*)/i.exec(text)?.[1]);
}

const dayOf = (clock: number): number => Math.floor(clock / DAY_MS) * DAY_MS;

/** Returns the midnights of the first and the last day of a time that may be busy. */
function daysOf(
  { start, end, isEndLost }: NamedTime,
  today: number,
): [first: number, last: number] {
  const first = dayOf(start);
  // A time whose end is lost may still go on.
  const unknown = isEndLost && first < today ? first + MAX_BLOCKED_MS : first;
  const last = end === null ? unknown : Math.max(first, dayOf(end - 1));
  const from = last < today ? first : Math.max(first, today);
  return [from, Math.min(last, from + MAX_BLOCKED_MS)];
}

/** Returns the times that a component names, several if events run together in it. */
function timesIn(component: Component, local: Zone): NamedTime[] {
  const texts = textsOf(component);
  if (component.kind === 'VFREEBUSY') {
    return texts.flatMap((text) => text.split(',')).flatMap((text) => periodIn(text, local));
  }
  const linesOf = (name: string) => texts.filter((text) => text.toUpperCase().startsWith(name));
  const starts = linesOf('DTSTART').flatMap((text) => clocksIn(text, local));
  const ends = linesOf('DTEND').flatMap((text) => clocksIn(text, local, DAY_MS));
  const durations = linesOf('DURATION').flatMap((text) => durationIn(text));
  const hasEnd = linesOf('DTEND').length + linesOf('DURATION').length > 0;
  if (starts.length === 0) {
    return ends.map((end) => ({ start: end - 1, end: null, isEndLost: false }));
  }
  return starts.map((start, index) => {
    const own = (list: number[]) =>
      list.length === starts.length ? list.slice(index, index + 1) : list;
    return timeOf(start, [...own(ends), ...own(durations).map((ms) => start + ms)], hasEnd);
  });
}

function periodIn(text: string, local: Zone): NamedTime[] {
  const [start, ...ends] = clocksIn(text, local);
  if (start === undefined) return [];
  return [timeOf(start, [...ends, ...durationIn(text).map((ms) => start + ms)], true)];
}

function timeOf(start: number, ends: readonly number[], hasEnd: boolean): NamedTime {
  const possible = ends.filter((end) => end >= start);
  const end = possible.length === 0 ? null : Math.max(...possible);
  return { start, end, isEndLost: hasEnd && end === null };
}

/**
 * Returns the times and dates in a line, also a damaged line, as clocks of the branch. A time that does not exist is
 * the midnight of its day, or `otherwise` milliseconds later.
 */
function clocksIn(text: string, local: Zone, otherwise = 0): number[] {
  // Names of zones may contain a version such as `20210210_1`.
  return [...text.matchAll(/(?<!\d)\d{8}(?:T\d{6}Z?)?(?![\d_])/gi)].flatMap(([found]) => {
    const time = parseTime(found, local);
    const day = parseTime(found.slice(0, 8), local);
    if (time === null) return day === null ? [] : [day.clock + otherwise];
    return [time.zone === local ? time.clock : local.clockOf(time.clock)];
  });
}

function durationIn(text: string): number[] {
  const [found = ''] = /[+-]?P[\dWDTHMS]+\s*$/i.exec(text) ?? [];
  const duration = parseDuration(found.trimEnd());
  return duration === null ? [] : [duration.days * DAY_MS + duration.rest];
}
