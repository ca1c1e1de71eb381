import { fromEpochDay, isPlainDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { isLongCell } from '../sheets.ts';
import { findNamedDate } from './named-month.ts';

/** The order of day and month in dates such as `03/04/2026`. */
export type DateOrder = 'day_first' | 'month_first';

/** A local day, and the rest of the text after it. */
interface FoundDate {
  readonly date: PlainDate;
  readonly rest: string;
}

const DAY_MINUTES = 1440;
const YEAR_FIRST = /^(\d{4})([-./])\s*(\d{1,2})\2\s*(\d{1,2})\.?(?!\d)/;
const YEAR_LAST = /^(\d{1,2})([-./])\s*(\d{1,2})\2\s*(\d{4}|\d{2})(?!\d)\.?/;
/** A day of the week before the date: `Mon`, `Пн,`. */
const WEEKDAY = /^\p{L}+[.,]?\s+/u;
/** Days since 1899-12-30, as spreadsheets store dates, of the years 1982 to 2119. */
const SERIAL = /^([3-7]\d{4})(\.\d+)?$/;
const SERIAL_OF_1970 = 25_569;
const CENTURY = 2000;
const MONTHS = 12;

/**
 * Reads a date at the beginning of a text: `2026-11-30`, `2026. 11. 30.`, `30.11.2026`, `30/11/26`, `30-Nov-26` with
 * the name of a month in one of the five languages, or the number of a day in a spreadsheet. Returns null for any
 * other text, and for an instant in UTC, whose local day may be another one.
 */
export function parseDate(text: string, order: DateOrder): FoundDate | null {
  const whole = text.trim();
  if (isLongCell(whole) || isInUtc(whole)) return null;
  // A month is no weekday: `November 30, 2026`.
  const isMonthFirst = /^\p{L}/u.test(whole) && findNamedDate(whole) !== null;
  const plain = isMonthFirst ? whole : whole.replace(WEEKDAY, '');
  const serial = SERIAL.exec(plain);
  if (serial !== null) {
    const date = fromEpochDay(Number(serial[1]) - SERIAL_OF_1970);
    return { date, rest: serial[2] === undefined ? '' : `0${serial[2]}` };
  }
  const parts = yearFirst(plain) ?? yearLast(plain, order) ?? findNamedDate(plain);
  if (parts === null) return null;
  const { year, month, day, length } = parts;
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  if (!isPlainDate(date)) return null;
  return { date, rest: plain.slice(length).replace(/^[T,\s]+/u, '') };
}

/**
 * Tells whether a date has no time, or only the one that programs write for a day. The midnight of another zone would
 * be of another day; programs that avoid it write noon.
 */
export function isWholeDay({ rest }: FoundDate): boolean {
  return [0, NOON].includes(parseTimes(rest)?.starts ?? 0);
}

/** Tells in which order dates are written: month first only if a date proves it and none the contrary. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  const pairs = texts.flatMap((text) => {
    const found = YEAR_LAST.exec(text.trim().replace(WEEKDAY, '').slice(0, 20));
    return found === null ? [] : [[Number(found[1]), Number(found[3])] as const];
  });
  const isMonthFirst =
    pairs.some(([, second]) => second > MONTHS) && pairs.every(([first]) => first <= MONTHS);
  return isMonthFirst ? 'month_first' : 'day_first';
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

/** Reads a date and time with its offset from UTC, as programs write it. Returns epoch milliseconds or null. */
export function parseInstant(text: string): number | null {
  const [, date] = INSTANT.exec(text) ?? [];
  return isPlainDate(date) ? Date.parse(text) : null;
}

/** Tells whether a text is an instant in UTC, and not a day that a program writes as its midnight or noon. */
const isInUtc = (text: string): boolean =>
  text.endsWith('Z') && parseInstant(text) !== null && !/T(?:00|12):00(:00(\.0+)?)?Z$/.test(text);

const CLOCK = /^(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?$/i;
const HOUR = /^(\d{1,2})\s*([ap])\.?m\.?$/i;
/** The share of a day, as spreadsheets store times. */
export const SHARE_OF_DAY = /^0(?:\.\d+)?$|^\.\d+$/;
const HOURS = 24;
const HALF_DAY = 12;
const MAX_HOUR_MINUTE = 59;
const NOON = 720;

/** Reads a time of day: `9:30`, `09.30`, `2:30 PM`, or the share of a day. Returns minutes since midnight or null. */
export function parseTime(text: string): number | null {
  const plain = text.trim();
  if (isLongCell(plain)) return null;
  if (SHARE_OF_DAY.test(plain)) return Math.round(Number(plain) * DAY_MINUTES) % DAY_MINUTES;
  const [, hours, minutes = '0', half] = CLOCK.exec(plain) ?? withMinutes(HOUR.exec(plain)) ?? [];
  if (hours === undefined || Number(minutes) > MAX_HOUR_MINUTE) return null;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half.toLowerCase());
  return hour === null || hour >= HOURS ? null : hour * 60 + Number(minutes);
}

/** Reads `9:30` or `9:30–10:00`. */
export function parseTimes(text: string): { starts: number; ends: number | null } | null {
  const [first = '', second, ...others] = text.split(/[-–—]/u);
  const starts = parseTime(first);
  const ends = second === undefined ? null : parseTime(second);
  if (starts === null || (second !== undefined && ends === null) || others.length > 0) return null;
  return { starts, ends };
}

function yearFirst(text: string) {
  const [all, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (all === undefined) return null;
  return { year: Number(year), month: Number(month), day: Number(day), length: all.length };
}

function yearLast(text: string, order: DateOrder) {
  const [all, first, , second, last = ''] = YEAR_LAST.exec(text) ?? [];
  if (all === undefined) return null;
  const [day, month] = order === 'day_first' ? [first, second] : [second, first];
  const year = last.length === 2 ? CENTURY + Number(last) : Number(last);
  return { year, month: Number(month), day: Number(day), length: all.length };
}

function withMinutes(found: RegExpExecArray | null) {
  return found === null ? null : [found[0], found[1], '0', found[2]];
}

function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > HALF_DAY) return null;
  return (hour % HALF_DAY) + (half === 'p' ? HALF_DAY : 0);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
