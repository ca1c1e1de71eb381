import { addDays, weekdayOf, type PlainDate } from './plain-date.ts';
import { dateInZone, instantAt, type TimeZone } from './zoned-time.ts';

const FRIDAY = 5;

interface Office {
  readonly timeZone: TimeZone;
  /** The end of office hours, `17:00`. */
  readonly closes: string;
}

/**
 * Returns the end (epoch milliseconds) of a promise to reply within some working days, Monday to
 * Friday: the office closes on the last of them. The day of the receipt does not count.
 */
export function replyDueAt(receivedAt: number, days: number, { timeZone, closes }: Office): number {
  const day = addWorkingDays(dateInZone(receivedAt, timeZone), days);
  const [hours = 0, minutes = 0] = closes.split(':').map(Number);
  const due = instantAt(day, hours * 60 + minutes, timeZone);
  if (due === null) throw new RangeError(`${closes} does not exist on ${day} in ${timeZone}`);
  return due;
}

/** Returns the working day that is `days` working days after a day. */
function addWorkingDays(day: PlainDate, days: number): PlainDate {
  let last = day;
  for (let left = days; left > 0;) {
    last = addDays(last, 1);
    if (weekdayOf(last) <= FRIDAY) left -= 1;
  }
  return last;
}
