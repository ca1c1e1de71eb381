import { formatTime } from '#shared/i18n/format-date.ts';

/** A span of a local day: its first minute after midnight, and its end (exclusive). */
export type Span = readonly [starts: number, ends: number];

const DAY_MINUTES = 1440;
/** Hours are typed to five minutes. */
const GRAIN_MINUTES = 5;
const SPAN = /^(\d{1,2})(?:[:.](\d{2}))?[-–—](\d{1,2})(?:[:.](\d{2}))?$/;

/**
 * Parses typed hours: `9-13, 14-18`, `08:30–12.00`. An empty text is a day off. Returns null if the text
 * is not hours in ascending order.
 */
export function parseHours(text: string): Span[] | null {
  const spans = parseSpans(text);
  return spans !== null && isAscending(spans) ? spans : null;
}

/** Parses typed hours as `parseHours`, in any order and even if they overlap. */
export function parseSpans(text: string): Span[] | null {
  const parts = text
    .split(/[-–—]/)
    .map((part) => part.trim())
    .join('-')
    .split(/[,;\s]+/)
    .filter((part) => part !== '');
  const spans = parts.map(parseSpan);
  return spans.every((span) => span !== null && isAscending([span])) ? (spans as Span[]) : null;
}

/** Formats hours as `09:00–13:00, 14:00–18:00`; empty for a day off. */
export function formatHours(spans: readonly Span[]): string {
  return spans.map(([starts, ends]) => `${formatTime(starts)}–${formatTime(ends)}`).join(', ');
}

/** Returns true if spans follow each other without overlapping, on whole steps of five minutes. */
export function isAscending(spans: readonly Span[]): boolean {
  return spans.every(
    ([starts, ends], index) =>
      starts < ends &&
      starts >= (spans[index - 1]?.[1] ?? 0) &&
      ends <= DAY_MINUTES &&
      starts % GRAIN_MINUTES === 0 &&
      ends % GRAIN_MINUTES === 0,
  );
}

/** Returns true if every span is a whole number of steps, in minutes. */
export function fitsGrid(spans: readonly Span[], step: number): boolean {
  return spans.every(([starts, ends]) => (ends - starts) % step === 0);
}

function parseSpan(text: string): Span | null {
  const match = SPAN.exec(text);
  if (match === null) return null;
  const [starts, ends] = [minuteOf(match[1], match[2]), minuteOf(match[3], match[4])];
  return starts === null || ends === null ? null : [starts, ends];
}

function minuteOf(hours: string | undefined, minutes = '0'): number | null {
  const [hour, minute] = [Number(hours), Number(minutes)];
  return minute < 60 && hour * 60 + minute <= DAY_MINUTES ? hour * 60 + minute : null;
}
