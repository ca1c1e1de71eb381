import type { Branch } from '#demo/branch.ts';
import type { Random } from '#demo/random.ts';
import type { Interval, WorkingDay } from './working-hours.ts';

/** One branch in so many is open on Saturdays and Sundays as well. */
const OPEN_BRANCHES = 3;
const ON_DUTY_SHARE = 0.5;
const WEEKEND = [6, 7] as const;
/** The later ones leave something free for who looks in the afternoon. */
const SHAPES: readonly (readonly Interval[])[] = [
  [[540, 840]],
  [[660, 1020]],
  [[840, 1200]],
  [
    [600, 780],
    [840, 1140],
  ],
];

/**
 * Hours of a doctor, branch by branch, with some at the weekend where a branch is open then. Nobody
 * is at two places on one day.
 */
export function withWeekend(
  random: Random,
  hours: readonly WorkingDay[][],
  branches: readonly Branch[],
): WorkingDay[][] {
  const open = branches.findIndex(({ id }) => id % OPEN_BRANCHES === 0);
  if (open === -1 || !random.chance(ON_DUTY_SHARE)) return [...hours];
  const intervals = random.pick(SHAPES);
  const isFree = (day: number) => hours.flat().every(({ weekday }) => weekday !== day);
  const duty = random.sample(WEEKEND, random.integer(1, 2)).filter(isFree);
  return hours.map((week, index) =>
    index === open
      ? [...week, ...duty.map((weekday) => ({ weekday, intervals }))].sort(
          (a, b) => a.weekday - b.weekday,
        )
      : week,
  );
}
