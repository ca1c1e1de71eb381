import { formatTime } from '#shared/i18n/format-date.ts';

/** A span of a local day: its first minute after midnight, and its end (exclusive). */
export type Span = readonly [starts: number, ends: number];

const DAY_MINUTES = 1440;
/** Hours are typed to five minutes. */
const GRAIN_MINUTES = 5;
const SPAN = /^(\d{1,2})(?:[:.](\d{2}))?[-–—](\d{1,2})(?:[:.](\d{2}))?$/;

/** The reasons why a typed text is not hours. */
type HoursProblem = 'unread' | 'beyondDay' | 'reversed' | 'sameTime' | 'steps' | 'overlap';

/**
 * Parses typed hours: `9-13, 14-18`, `08:30–12.00`, in any order. An empty text is a day off. Returns null
 * if the text is not hours or they overlap.
 */
export function parseHours(text: string): Span[] | null {
  const spans = parseSpans(text)?.toSorted((a, b) => a[0] - b[0]);
  return spans !== undefined && isAscending(spans) ? spans : null;
}

/** Parses typed hours as `parseHours`, in the order of the text and even if they overlap. */
export function parseSpans(text: string): Span[] | null {
  const spans = partsOf(text).map(parseSpan);
  return spans.every((span) => typeof span !== 'string') ? spans : null;
}

/** Returns the first reason why a text is not hours; null for hours. */
export function hoursProblem(text: string): HoursProblem | null {
  const problem = partsOf(text)
    .map(parseSpan)
    .find((span) => typeof span === 'string');
  return problem ?? (parseHours(text) === null ? 'overlap' : null);
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

/** Returns the spans of a text, without white space around the dashes. */
function partsOf(text: string): string[] {
  return text
    .split(/[-–—]/)
    .map((part) => part.trim())
    .join('-')
    .split(/[,;\s]+/)
    .filter((part) => part !== '');
}

function parseSpan(text: string): Span | HoursProblem {
  const match = SPAN.exec(text);
  if (match === null) return 'unread';
  const [starts, ends] = [minuteOf(match[1], match[2]), minuteOf(match[3], match[4])];
  if (starts === null || ends === null) return 'beyondDay';
  if (starts === ends) return 'sameTime';
  if (starts > ends) return 'reversed';
  return isAscending([[starts, ends]]) ? [starts, ends] : 'steps';
}

function minuteOf(hours: string | undefined, minutes = '0'): number | null {
  const [hour, minute] = [Number(hours), Number(minutes)];
  return minute < 60 && hour * 60 + minute <= DAY_MINUTES ? hour * 60 + minute : null;
}
