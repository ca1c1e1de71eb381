import type { Country } from '#shared/countries/country.ts';
import { defaultLocaleOf } from '#shared/countries/index.ts';
import { parseDate, type DateOrder } from '../imports/visits/parse-moment.ts';
import { addDays, isPlainDate, type PlainDate } from './plain-date.ts';

/** A day of the last two months is meant as such; older ones are of the next year. */
const MAX_PAST_DAYS = 60;
const MAX_LENGTH = 12;
const SHIFT = /^[+-]\d{1,3}$/;
const DAY = /^\d{1,2}\.?$/;
const DAY_AND_MONTH = /^(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{1,2})\.?$/;
const MONTHS = 12;

interface TypedDayOptions {
  readonly today: PlainDate;
  /** The day that `+7` counts from. */
  readonly from: PlainDate;
  readonly order: DateOrder;
}

/**
 * Reads a day as it is typed at a desk: `3.12`, `12/3`, `3 12` or a whole date in the order of the country, which is
 * reversed if there is no such month; `15` for the next 15th, today included; `+7` and `-1` for days later or earlier.
 * Returns null for anything else.
 */
export function parseTypedDay(typed: string, { today, from, order }: TypedDayOptions) {
  const text = typed.trim();
  if (text.length > MAX_LENGTH) return null;
  if (SHIFT.test(text)) return existing(addDays(from, Number(text)));
  if (DAY.test(text)) return nextDayOfMonth(today, Number.parseInt(text, 10));
  const pair = DAY_AND_MONTH.exec(text);
  if (pair === null) return parseWhole(text, order);
  const [first, second] = [Number(pair[1]), Number(pair[2])];
  const [month, day] = order === 'month_first' ? [first, second] : [second, first];
  return month > MONTHS ? nearest(today, day, month) : nearest(today, month, day);
}

function parseWhole(text: string, order: DateOrder): PlainDate | null {
  if (!/^\d+\D/.test(text)) return null;
  const found = parseDate(text, order) ?? parseDate(text, otherThan(order));
  return found?.rest === '' ? existing(found.date) : null;
}

const otherThan = (order: DateOrder) => (order === 'day_first' ? 'month_first' : 'day_first');

/** Returns the day of this year or the next, or of the last year if it was within the last two months. */
function nearest(today: PlainDate, month: number, day: number): PlainDate | null {
  const year = Number(today.slice(0, 4));
  const earliest = addDays(today, -MAX_PAST_DAYS);
  const days = [year - 1, year, year + 1].map((each) => dateOf(each, month, day));
  return days.find((date) => isPlainDate(date) && date >= earliest) ?? null;
}

function nextDayOfMonth(today: PlainDate, day: number): PlainDate | null {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const days = Array.from({ length: MONTHS }, (_, index) => {
    const months = month - 1 + index;
    return dateOf(year + Math.floor(months / MONTHS), (months % MONTHS) + 1, day);
  });
  return days.find((date) => isPlainDate(date) && date >= today) ?? null;
}

const existing = (date: PlainDate) => (isPlainDate(date) ? date : null);

const dateOf = (year: number, month: number, day: number) =>
  [year, twoDigits(month), twoDigits(day)].join('-');

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the order in which dates are written in a country. */
export function dateOrderOf(country: Country): DateOrder {
  const locale = defaultLocaleOf(country);
  const format = new Intl.DateTimeFormat(country.regionalLocales[locale] ?? locale);
  const parts = format.formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') ? 'month_first' : 'day_first';
}
