import { formatHours, parseSpans, type Span } from '#shared/domain/time/working-hours.ts';
import type { Weeks } from '#shared/domain/time/weeks.ts';

const WEEK_DAYS = 7;

/** The kind of hours that one text has. */
interface Kind {
  /** ISO: 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly weeks: Weeks;
  readonly isPhoneOnly: boolean;
}

/**
 * Hours as they are typed. The first seven lines are those of every week, Monday first; the others are of some
 * weeks, or by phone only.
 */
export interface HourLine extends Kind {
  readonly key: number;
  readonly text: string;
}

/** A span of a line as it is drawn. */
export interface HourBar extends Kind {
  /** The key of the line, and the place of the span in it. */
  readonly line: number;
  readonly index: number;
  /** Local minutes after midnight. */
  readonly starts: number;
  readonly ends: number;
}

export type BarHours = Omit<HourBar, 'line' | 'index'>;
export type BarPlace = Pick<HourBar, 'line' | 'index'>;

/** The lines after a change, and where the changed bar is in them. */
export interface Changed {
  readonly lines: readonly HourLine[];
  readonly bar: BarPlace;
}

/** Returns true for the line of a weekday that is always there. */
export const isOfEveryWeek = ({ key }: HourLine) => key < WEEK_DAYS;

/** Returns the name of the field of a line. */
export const fieldNameOf = ({ key }: HourLine) =>
  key < WEEK_DAYS ? `day-${key + 1}` : `more-${key}-hours`;

/** Returns the bars of all lines that can be read. */
export function barsOf(lines: readonly HourLine[]): HourBar[] {
  return lines.flatMap(({ key, text, weekday, weeks, isPhoneOnly }) =>
    (parseSpans(text) ?? []).map(([starts, ends], index) => ({
      line: key,
      index,
      weekday,
      weeks,
      isPhoneOnly,
      starts,
      ends,
    })),
  );
}

/**
 * Writes a bar into the lines: into its own one, or into that of its new weekday or weeks. Returns null if the
 * text of that line cannot be read.
 */
export function changeBar(
  lines: readonly HourLine[],
  place: BarPlace,
  hours: BarHours,
): Changed | null {
  const line = lines.find(({ key }) => key === place.line);
  if (line === undefined) return null;
  if (!isSameKind(line, hours)) return addBar(removeBar(lines, place), hours);
  const spans = (parseSpans(line.text) ?? []).with(place.index, [hours.starts, hours.ends]);
  return { lines: withSpans(lines, line, spans), bar: place };
}

/** Adds a bar. Returns null if the text of its line cannot be read. */
export function addBar(lines: readonly HourLine[], hours: BarHours): Changed | null {
  const { weekday, weeks, isPhoneOnly } = hours;
  const line = lines.find((each) => isSameKind(each, hours));
  const span: Span = [hours.starts, hours.ends];
  if (line === undefined) {
    const key = nextKey(lines);
    const added = { key, weekday, weeks, isPhoneOnly, text: formatHours([span]) };
    return { lines: [...lines, added], bar: { line: key, index: 0 } };
  }
  const spans = parseSpans(line.text);
  if (spans === null) return null;
  return {
    lines: withSpans(lines, line, [...spans, span]),
    bar: { line: line.key, index: spans.length },
  };
}

/** Removes a bar; a line of some weeks goes with its last one. */
export function removeBar(lines: readonly HourLine[], place: BarPlace): readonly HourLine[] {
  const line = lines.find(({ key }) => key === place.line);
  if (line === undefined) return lines;
  const spans = (parseSpans(line.text) ?? []).filter((_, index) => index !== place.index);
  if (spans.length === 0 && !isOfEveryWeek(line)) return lines.filter((each) => each !== line);
  return withSpans(lines, line, spans);
}

/** Returns the key of a further line. */
export function nextKey(lines: readonly HourLine[]): number {
  return Math.max(WEEK_DAYS - 1, ...lines.map(({ key }) => key)) + 1;
}

function withSpans(
  lines: readonly HourLine[],
  line: HourLine,
  spans: readonly Span[],
): readonly HourLine[] {
  return lines.map((each) => (each === line ? { ...line, text: formatHours(spans) } : each));
}

function isSameKind(a: Kind, b: Kind): boolean {
  return a.weekday === b.weekday && a.weeks === b.weeks && a.isPhoneOnly === b.isPhoneOnly;
}
