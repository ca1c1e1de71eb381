import type { Branch } from '#demo/branch.ts';
import type { Random } from '#demo/random.ts';
import type { Interval, WorkingDay } from './working-hours.ts';

/** Every third branch is open at weekends. */
const OPEN_BRANCH_INTERVAL = 3;
const ON_DUTY_SHARE = 0.5;
const WEEKEND = [6, 7] as const;
/** The hours of a weekend day. The later shapes leave free slots in the afternoon. */
const SHAPES: readonly (readonly Interval[])[] = [
  [[540, 840]],
  [[660, 1020]],
  [[840, 1200]],
  [
    [600, 780],
    [840, 1140],
  ],
];

/** Adds weekend hours for some doctors at an open branch. A doctor works at one branch per day. */
export function withWeekend(
  random: Random,
  hours: readonly WorkingDay[][],
  branches: readonly Branch[],
): WorkingDay[][] {
  const open = branches.findIndex(({ id }) => id % OPEN_BRANCH_INTERVAL === 0);
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
