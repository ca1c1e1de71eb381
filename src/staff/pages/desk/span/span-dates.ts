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

/** Returns the same day of another month, or the last day of a shorter one. */
export function addMonths(day: PlainDate, months: number): PlainDate {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const target = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  const last = addDays(firstDayAfter(target), -1);
  const wanted = `${target}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** Returns the first day after a month, given as `2026-11`. */
function firstDayAfter(month: string): PlainDate {
  return `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
}

function firstOfWeek(day: PlainDate, first: 1 | 7): PlainDate {
  return addDays(day, -((weekdayOf(day) - first + 7) % 7));
}
