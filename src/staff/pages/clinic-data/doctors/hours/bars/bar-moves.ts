import type { BarHours } from './hour-lines.ts';

const DAY_MINUTES = 1440;
const HOUR_MINUTES = 60;
/** Hours are entered to five minutes. */
const MIN_GRAIN = 5;
const MAX_STEP = 240;
/** The hours of a new bar, if they fit, and where it is looked for first. */
const NEW_MINUTES = 180;
const NEW_START = 540;
const WEEK_DAYS = 7;

type Times = Pick<BarHours, 'starts' | 'ends'>;
export type Edge = 'starts' | 'ends';

/** The minutes to which bars snap. */
export interface Grid {
  /** The unit of a length: hours are whole steps of the schedule. */
  readonly unit: number;
  /** The unit of a start on the clock. */
  readonly grain: number;
}

/** The grid of a bar that is changed with Alt. */
export const FINE_GRID: Grid = { unit: MIN_GRAIN, grain: MIN_GRAIN };

/** Returns the grid of a step in minutes; a step that is none yet has the finest one. */
export function gridOf(step: number): Grid {
  if (!Number.isInteger(step) || step < MIN_GRAIN || step > MAX_STEP) return FINE_GRID;
  if (step % MIN_GRAIN !== 0) return { unit: step * MIN_GRAIN, grain: MIN_GRAIN };
  return { unit: step, grain: commonDivisor(step, HOUR_MINUTES) };
}

/** Moves a bar by a distance in minutes, within the day. */
export function moved<Bar extends Times>(bar: Bar, minutes: number, { grain }: Grid): Bar {
  return startingAt(bar, Math.round((bar.starts + minutes) / grain) * grain, grain);
}

/** Moves a bar to the next start of the grid, later or earlier. */
export function nudged<Bar extends Times>(bar: Bar, direction: 1 | -1, { grain }: Grid): Bar {
  const starts =
    direction > 0
      ? Math.floor(bar.starts / grain) * grain + grain
      : Math.ceil(bar.starts / grain) * grain - grain;
  return startingAt(bar, starts, grain);
}

/** Moves one end of a bar by a distance in minutes. A bar keeps at least one unit, and stays within the day. */
export function resized<Bar extends Times>(
  bar: Bar,
  edge: Edge,
  minutes: number,
  { unit }: Grid,
): Bar {
  const length = bar.ends - bar.starts + (edge === 'ends' ? minutes : -minutes);
  const room = edge === 'ends' ? DAY_MINUTES - bar.starts : bar.ends;
  const units = Math.min(Math.max(1, Math.round(length / unit)), Math.floor(room / unit));
  if (units === 0) return bar;
  return edge === 'ends'
    ? { ...bar, ends: bar.starts + units * unit }
    : { ...bar, starts: bar.ends - units * unit };
}

/** Returns the times of a bar that is drawn from one minute to another, in either direction. */
export function drawn(from: number, to: number, { unit, grain }: Grid): Times {
  const anchor = Math.floor(from / grain) * grain;
  const bar = { starts: anchor, ends: anchor };
  return resized(bar, to < from ? 'starts' : 'ends', to - anchor, { unit, grain });
}

/** Returns the times of a new bar on a weekday with others: three hours after 9:00, or the next that are free. */
export function freeTimes(others: readonly Times[], { unit, grain }: Grid): Times | null {
  const starts = Array.from({ length: DAY_MINUTES / grain }, (_, index) => index * grain);
  const ordered = [...starts.filter((each) => each >= NEW_START), ...starts.toReversed()];
  for (const length of [unit * Math.max(1, Math.floor(NEW_MINUTES / unit)), unit]) {
    const start = ordered.find(
      (each) =>
        each + length <= DAY_MINUTES &&
        others.every((other) => each >= other.ends || each + length <= other.starts),
    );
    if (start !== undefined) return { starts: start, ends: start + length };
  }
  return null;
}

/** Returns a weekday some rows further; the first and the last one are the ends. */
export function weekdayAfter(weekday: number, rows: number): number {
  return Math.min(WEEK_DAYS, Math.max(1, weekday + rows));
}

function startingAt<Bar extends Times>(bar: Bar, starts: number, grain: number): Bar {
  const length = bar.ends - bar.starts;
  const last = Math.floor((DAY_MINUTES - length) / grain) * grain;
  const start = Math.min(Math.max(0, starts), last);
  return { ...bar, starts: start, ends: start + length };
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
