import type { WorkingWeek } from '#demo/country/working-week.ts';
import type { Random } from '#demo/random.ts';

/** An interval in minutes since midnight. */
export type Interval = readonly [starts: number, ends: number];

/** The hours of one weekday in ascending order. */
export interface WorkingDay {
  readonly weekday: number;
  readonly intervals: readonly Interval[];
}

const NOON = 720;
const EXTRA_DAY: readonly Interval[] = [[540, 780]];

/** The shapes of working days, weighted by repetition. A gap is the lunch break. */
const SHAPES: readonly (readonly Interval[])[] = [
  [
    [480, 720],
    [780, 960],
  ],
  [
    [540, 780],
    [840, 1080],
  ],
  [
    [540, 780],
    [840, 1020],
  ],
  [[480, 840]],
  [[780, 1140]],
  [[900, 1200]],
];

/** Returns the working hours of a doctor by branch. Branches have disjoint weekdays. */
export function workingHours(random: Random, week: WorkingWeek, branches: number): WorkingDay[][] {
  const days = random.sample(week.days, random.integer(branches === 1 ? 3 : 4, week.days.length));
  const hours = Array.from({ length: branches }, (_, branch): WorkingDay[] => {
    const shape = random.pick(SHAPES);
    return days
      .filter((_day, index) => index % branches === branch)
      .map((weekday) => ({
        weekday,
        intervals: weekday === week.halfDay ? untilNoon(shape) : shape,
      }));
  });
  if (random.chance(week.extraDayShare)) {
    random.pick(hours).push({ weekday: week.extraDay, intervals: EXTRA_DAY });
  }
  return hours.map((branch) => branch.sort((a, b) => a.weekday - b.weekday));
}

function untilNoon(shape: readonly Interval[]): readonly Interval[] {
  const mornings = shape
    .filter(([starts]) => starts < NOON)
    .map(([starts, ends]): Interval => [starts, Math.min(ends, NOON)]);
  return mornings.length > 0 ? mornings : [[540, NOON]];
}
