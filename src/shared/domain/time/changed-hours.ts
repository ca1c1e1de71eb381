import { isoWeekOf, weekdayOf, type PlainDate } from './plain-date.ts';

interface PlannedDay {
  readonly day: PlainDate;
  /** The hours in words; empty for a closed day. */
  readonly hours: string;
}

/** Hours of a weekday that others replace. */
interface ChangedHours {
  /** ISO: 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /**
   * The weeks of the change: all or those with an odd or even number from the first day on, or `some`: then only
   * `days` change.
   */
  readonly weeks: 'every' | 'odd' | 'even' | 'some';
  readonly days: readonly PlainDate[];
  readonly before: string;
  readonly after: string;
}

interface ComparedDay {
  readonly day: PlainDate;
  readonly before: string;
  readonly after: string;
}

const IN_WEEKS = {
  every: () => true,
  odd: (day: PlainDate) => isoWeekOf(day) % 2 === 1,
  even: (day: PlainDate) => isoWeekOf(day) % 2 === 0,
};
/** A single day says nothing of odd and even weeks. */
const MIN_DAYS_OF_PARITY = 2;

/** Returns how two plans of the same days differ: each change of a weekday once. */
export function changedHours(
  before: readonly PlannedDay[],
  after: readonly PlannedDay[],
): ChangedHours[] {
  const hoursBefore = new Map(before.map(({ day, hours }) => [day, hours]));
  const compared = after.flatMap(({ day, hours }): ComparedDay[] => {
    const old = hoursBefore.get(day);
    return old === undefined ? [] : [{ day, before: old, after: hours }];
  });
  const changed = compared.filter((each) => each.before !== each.after);
  const groups = Map.groupBy(changed, (each) =>
    [weekdayOf(each.day), each.before, each.after].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const weekday = weekdayOf(first.day);
    // Days with other hours before, such as holidays, contradict nothing.
    const later = compared.filter(
      ({ day, before: old }) =>
        day >= first.day && weekdayOf(day) === weekday && old === first.before,
    );
    const days = group.map(({ day }) => day);
    const weeks = weeksOf(
      days,
      later.map(({ day }) => day),
    );
    return [{ weekday, weeks, days, before: first.before, after: first.after }];
  });
}

/** Returns the weeks that the changed days are in, of all days that could have changed. */
function weeksOf(days: readonly PlainDate[], all: readonly PlainDate[]): ChangedHours['weeks'] {
  const areThoseOf = (weeks: keyof typeof IN_WEEKS) =>
    all.filter(IN_WEEKS[weeks]).join(' ') === days.join(' ');
  if (areThoseOf('every')) return 'every';
  if (days.length < MIN_DAYS_OF_PARITY) return 'some';
  return areThoseOf('odd') ? 'odd' : areThoseOf('even') ? 'even' : 'some';
}
