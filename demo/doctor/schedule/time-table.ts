import { datesFrom, weekdayOf } from '#shared/domain/time/plain-date.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Random } from '#demo/random.ts';
import type { Interval, WorkingDay } from './working-hours.ts';

/** The weekly hours of a doctor at one branch, and the exceptions. */
export interface TimeTable {
  readonly week: readonly WorkingDay[];
  /** The exceptions by date; no intervals mean a day off. */
  readonly exceptions: ReadonlyMap<PlainDate, readonly Interval[]>;
  /** The holidays on which branches are closed. */
  readonly closedDays: ReadonlySet<PlainDate>;
}

const HOLIDAY_SHARE = 0.06;
const DAY_OFF_SHARE = 0.35;
const SHORT_DAY_SHARE = 0.1;
const SHORT_DAY: readonly Interval[] = [[540, 720]];

/** Adds exceptions, such as days off, in the next `horizon` days. */
export function withExceptions(
  random: Random,
  week: readonly WorkingDay[],
  today: PlainDate,
  horizon: number,
  closedDays: ReadonlySet<PlainDate>,
): TimeTable {
  const workingDates = datesFrom(today, horizon).filter(
    (date) => !closedDays.has(date) && week.some(({ weekday }) => weekday === weekdayOf(date)),
  );
  const exceptions = new Map<PlainDate, readonly Interval[]>();
  if (random.chance(HOLIDAY_SHARE)) {
    const first = random.integer(0, workingDates.length);
    for (const date of workingDates.slice(first, first + random.integer(3, 8))) {
      exceptions.set(date, []);
    }
  }
  if (random.chance(DAY_OFF_SHARE)) {
    for (const date of random.sample(workingDates, random.integer(1, 2))) exceptions.set(date, []);
  }
  if (random.chance(SHORT_DAY_SHARE)) {
    for (const date of random.sample(workingDates, 1)) exceptions.set(date, SHORT_DAY);
  }
  return { week, exceptions, closedDays };
}

/** Returns the starts of all working steps of a day, in minutes since midnight. */
export function workingMinutes(
  { week, exceptions, closedDays }: TimeTable,
  date: PlainDate,
  step: number,
): number[] {
  if (closedDays.has(date)) return [];
  const intervals =
    exceptions.get(date) ?? week.find(({ weekday }) => weekday === weekdayOf(date))?.intervals;
  return (intervals ?? []).flatMap(([starts, ends]) =>
    Array.from({ length: Math.floor((ends - starts) / step) }, (_, index) => starts + index * step),
  );
}
