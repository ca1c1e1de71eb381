import { expect } from 'vitest';
import { readCalendar } from '#server/features/desk/busy-calendars/reading/read-calendar.ts';

/** Reads a calendar for a year from Monday 23 November 2026. */
export const readFile = (content: string | Uint8Array, zone = 'Europe/Budapest') =>
  readCalendar({
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
    zone,
    from: Date.parse('2026-11-22T23:00:00Z'),
    until: Date.parse('2027-11-22T23:00:00Z'),
    ownHost: 'vizit.hu',
  });

/** Returns busy times as texts, in UTC. */
export const shown = (spans: readonly (readonly [number, number])[]): string[] =>
  spans.map((span) => span.map((at) => new Date(at).toISOString().slice(0, 16)).join(' '));

/** Returns the busy times of a calendar that is read completely. */
export function busyTimesIn(content: string | Uint8Array): string[] {
  const { spans, unread } = readFile(content);
  expect(unread).toEqual([]);
  return shown(spans);
}

/** Returns a calendar with lines. */
export const calendarOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** Returns the lines of an event. */
export const eventOf = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
