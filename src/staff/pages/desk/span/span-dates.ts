import { addDays, datesFrom, weekdayOf, type PlainDate } from '#shared/domain/time/plain-date.ts';

/** Returns the seven days of the week of a day. `first` is its first weekday: 1 Monday or 7 Sunday. */
export function weekOf(day: PlainDate, first: 1 | 7): readonly PlainDate[] {
  return datesFrom(firstOfWeek(day, first), 7);
}

/** Returns the whole weeks that a day's month touches. `first` is the first weekday: 1 Monday or 7 Sunday. */
export function weeksOfMonth(day: PlainDate, first: 1 | 7): readonly (readonly PlainDate[])[] {
  const start = firstOfWeek(`${day.slice(0, 8)}01`, first);
  const weeks = Array.from({ length: 6 }, (_, index) => datesFrom(addDays(start, 7 * index), 7));
  return weeks.filter((week) => week.some((each) => isSameMonth(each, day)));
}

export const isSameMonth = (a: PlainDate, b: PlainDate) => a.slice(0, 7) === b.slice(0, 7);

function firstOfWeek(day: PlainDate, first: 1 | 7): PlainDate {
  return addDays(day, -((weekdayOf(day) - first + 7) % 7));
}
