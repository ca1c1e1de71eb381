import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';

export function firstOfMonth(date: PlainDate): PlainDate {
  return `${date.slice(0, 7)}-01`;
}

export function firstOfNextMonth(date: PlainDate): PlainDate {
  // Every month has a 28th, and four days later it is over.
  return firstOfMonth(addDays(`${date.slice(0, 7)}-28`, 4));
}
