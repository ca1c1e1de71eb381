import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { dateOrderOf, monthNames } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { parseDate, type DateOrder } from '../clinic-data/imports/appointments/parse-moment.ts';
import { addDays, isDayWithin, isPlainDate, type DayLimits, type PlainDate } from './plain-date.ts';

/** A day of the last two months is meant as such; older ones are of the next year. */
const MAX_PAST_DAYS = 60;
const MAX_LENGTH = 40;
const SHIFT = /^[+-]\d{1,3}$/;
const DAY = /^\d{1,2}\.?$/;
const DAY_AND_MONTH = /^(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{1,2})\.?$/;
/** Shorter words are weekdays and the signs of a year: `ж.`, `г.`. */
const WORD = /\p{L}{3,}/gu;
const YEAR = /^\d{4}$/;
const MONTHS = 12;

interface TypedDayOptions extends DayLimits {
  readonly today: PlainDate;
  readonly language: Language;
  /** The day that `+7` counts from; by default today. */
  readonly from?: PlainDate | undefined;
}

/**
 * Reads a day as it is typed: `3.12`, `12/3`, `3 12` or a whole date in the order of the language, which is reversed
 * if there is no such month; `3 Dec` and other formats of the language; `15` for the next 15th, today included; `+7`
 * and `-1` for days later or earlier. A day without a year or month is one within the limits if there is one.
 * Returns null for anything else.
 */
export function parseTypedDay(typed: string, options: TypedDayOptions): PlainDate | null {
  const { today, language, from = today } = options;
  const text = typed.trim();
  if (text.length > MAX_LENGTH) return null;
  if (SHIFT.test(text)) return existing(addDays(from, Number(text)));
  if (DAY.test(text)) return nearestDay(Number.parseInt(text, 10), options);
  const named = monthIn(text, language);
  if (named !== null) return parseNamed(text, named, options);
  const order = dateOrderOf(language);
  const pair = DAY_AND_MONTH.exec(text);
  if (pair === null) return parseWhole(text, order);
  const [first, second] = [Number(pair[1]), Number(pair[2])];
  const [month, day] = order === 'month_first' ? [first, second] : [second, first];
  return month > MONTHS ? nearest(day, month, options) : nearest(month, day, options);
}

/** Returns the month whose name, or its beginning, is in a text; the last one: `mar.` is also Romanian for Tuesday. */
function monthIn(text: string, language: Language): number | null {
  const lists = [DATE_NAMES[language].months, monthNames(language)];
  const months = (text.toLowerCase().match(WORD) ?? []).flatMap((word) =>
    lists.map((names) => names.findIndex((name) => name.toLowerCase().startsWith(word)) + 1),
  );
  return months.findLast((month) => month > 0) ?? null;
}

/** Reads a date whose month is a name: a day, and perhaps a year, in any order. */
function parseNamed(text: string, month: number, options: TypedDayOptions): PlainDate | null {
  const numbers = text.match(/\d+/g) ?? [];
  const years = numbers.filter((each) => YEAR.test(each)).map(Number);
  const days = numbers.filter((each) => !YEAR.test(each)).map(Number);
  const [[day], [year]] = [days, years];
  if (day === undefined || days.length > 1 || years.length > 1) return null;
  return year === undefined ? nearest(month, day, options) : existing(dateOf(year, month, day));
}

function parseWhole(text: string, order: DateOrder): PlainDate | null {
  if (!/^\d+\D/.test(text)) return null;
  const found = parseDate(text, order) ?? parseDate(text, otherThan(order));
  return found?.rest === '' ? existing(found.date) : null;
}

const otherThan = (order: DateOrder) => (order === 'day_first' ? 'month_first' : 'day_first');

/** Returns the day of this year or a later one, or of the last year if it was within the last two months. */
function nearest(month: number, day: number, options: TypedDayOptions): PlainDate | null {
  const year = Number(options.today.slice(0, 4));
  const days = [year - 1, year, year + 1, year + 2].map((each) => dateOf(each, month, day));
  return choose(days, addDays(options.today, -MAX_PAST_DAYS), options);
}

/** Returns such a day of this month or a later one. */
function nearestDay(day: number, options: TypedDayOptions): PlainDate | null {
  const [year = 0, month = 0] = options.today.split('-').map(Number);
  const days = Array.from({ length: 2 * MONTHS }, (_, index) => {
    const months = month - 1 + index;
    return dateOf(year - 1 + Math.floor(months / MONTHS), (months % MONTHS) + 1, day);
  });
  return choose(days, options.today, options);
}

/** Chooses the first of ascending days from `earliest` on; within the limits if possible, where it may be earlier. */
function choose(
  dates: readonly PlainDate[],
  earliest: PlainDate,
  limits: DayLimits,
): PlainDate | null {
  const days = dates.filter(isPlainDate);
  const allowed = days.filter((date) => isDayWithin(date, limits));
  const isToCome = (date: PlainDate) => date >= earliest;
  const before = limits.max === undefined ? undefined : allowed.at(-1);
  return allowed.find(isToCome) ?? before ?? days.find(isToCome) ?? null;
}

const existing = (date: PlainDate) => (isPlainDate(date) ? date : null);

const dateOf = (year: number, month: number, day: number) =>
  [year, twoDigits(month), twoDigits(day)].join('-');

const twoDigits = (value: number) => String(value).padStart(2, '0');
