import { weeksMeet } from '#shared/domain/time/weeks.ts';
import type { HourBar } from './hour-lines.ts';

const HOUR_MINUTES = 60;
/** The hours that are shown even without a bar: 7:00 to 20:00. */
const SHOWN = { from: 420, to: 1200 };
const DAY = { from: 0, to: 1440 };

/** A part of the day, in local minutes. */
export interface Shown {
  readonly from: number;
  readonly to: number;
}

type Problem = 'overlap' | 'offGrid';

/** A bar with its place among those of its weekday. */
export interface PlacedBar {
  readonly bar: HourBar;
  /** Bars of one lane do not touch each other. */
  readonly lane: number;
  readonly problem: Problem | null;
}

/** Returns the part of the day that has all bars, in whole hours. */
export function shownHours(bars: readonly HourBar[], isWholeDay: boolean): Shown {
  if (isWholeDay) return DAY;
  const [first, last] = [bars.map(({ starts }) => starts), bars.map(({ ends }) => ends)];
  return {
    from: Math.floor(Math.min(SHOWN.from, ...first) / HOUR_MINUTES) * HOUR_MINUTES,
    to: Math.ceil(Math.max(SHOWN.to, ...last) / HOUR_MINUTES) * HOUR_MINUTES,
  };
}

/** Places the bars of one weekday, and finds those that overlap on some day or are not whole units of the grid. */
export function placeBars(bars: readonly HourBar[], unit: number): PlacedBar[] {
  const ends: number[] = [];
  return bars
    .toSorted((a, b) => a.starts - b.starts || a.ends - b.ends)
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.starts);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = bar.ends;
      return { bar, lane, problem: problemOf(bar, bars, unit) };
    });
}

/** Returns the keys of the lines that have a minute of some day in common with another bar. */
export function overlappingLines(bars: readonly HourBar[]): ReadonlySet<number> {
  return new Set(bars.filter((bar) => isOverlapping(bar, bars)).map(({ line }) => line));
}

function problemOf(bar: HourBar, bars: readonly HourBar[], unit: number): Problem | null {
  if (isOverlapping(bar, bars)) return 'overlap';
  return (bar.ends - bar.starts) % unit === 0 ? null : 'offGrid';
}

function isOverlapping(bar: HourBar, bars: readonly HourBar[]): boolean {
  return bars.some(
    (other) =>
      other !== bar &&
      other.weekday === bar.weekday &&
      other.starts < bar.ends &&
      bar.starts < other.ends &&
      weeksMeet(bar.weeks, other.weeks),
  );
}
