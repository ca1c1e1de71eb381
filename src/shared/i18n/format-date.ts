import type { DateOrder } from '#shared/domain/clinic-data/imports/appointments/parse-moment.ts';
import { addDays, daysBetween, weekdayOf, type PlainDate } from '#shared/domain/time/plain-date.ts';
import type { WallClock } from '#shared/domain/time/zoned-time.ts';
import { DATE_NAMES } from './date-names.ts';
import type { Language } from './languages.ts';

/**
 * The styles of a date, with English examples:
 * - `long`: 24 November
 * - `weekday`: Tuesday, 24 November
 * - `year`: 24 November 2026
 * - `full`: Tuesday, 24 November 2026
 * - `short`: Tue, 24 Nov
 * - `dayMonth`: 24 Nov
 * - `month`: November 2026
 * - `numeric`: 24/11/2026, as it is typed
 */
export type DayStyle =
  | 'long'
  | 'weekday'
  | 'year'
  | 'full'
  | 'short'
  | 'dayMonth'
  | 'month'
  | 'numeric';

/** A column of a calendar. */
export interface CalendarWeekday {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  short: string;
  long: string;
}

/** The parts of a pattern. Month names have the case that the language uses with a day. */
interface Parts {
  year: string;
  month: string;
  standaloneMonth: string;
  shortMonth: string;
  day: string;
  weekday: string;
  shortWeekday: string;
  /** Month and day with two digits. */
  digits: readonly [month: string, day: string];
}

type Patterns = Record<DayStyle, (parts: Parts) => string>;

const DAY_FIRST: Patterns = {
  long: (p) => `${p.day} ${p.month}`,
  weekday: (p) => `${p.weekday}, ${p.day} ${p.month}`,
  year: (p) => `${p.day} ${p.month} ${p.year}`,
  full: (p) => `${p.weekday}, ${p.day} ${p.month} ${p.year}`,
  short: (p) => `${p.shortWeekday}, ${p.day} ${p.shortMonth}`,
  dayMonth: (p) => `${p.day} ${p.shortMonth}`,
  month: (p) => `${p.standaloneMonth} ${p.year}`,
  numeric: ({ year, digits: [month, day] }) => `${day}.${month}.${year}`,
};

/**
 * The patterns of CLDR 48; English with the day first, as in Europe, and Hungarian with the weekday
 * in full, because its short form is one letter.
 */
const PATTERNS: Record<Language, Patterns> = {
  en: {
    ...DAY_FIRST,
    numeric: ({ year, digits: [month, day] }) => `${day}/${month}/${year}`,
  },
  hu: {
    long: (p) => `${p.month} ${p.day}.`,
    weekday: (p) => `${p.month} ${p.day}., ${p.weekday}`,
    year: (p) => `${p.year}. ${p.month} ${p.day}.`,
    full: (p) => `${p.year}. ${p.month} ${p.day}., ${p.weekday}`,
    short: (p) => `${p.shortMonth} ${p.day}., ${p.weekday}`,
    dayMonth: (p) => `${p.shortMonth} ${p.day}.`,
    month: (p) => `${p.year}. ${p.standaloneMonth}`,
    numeric: ({ year, digits: [month, day] }) => `${year}. ${month}. ${day}.`,
  },
  kk: {
    ...DAY_FIRST,
    weekday: (p) => `${p.day} ${p.month}, ${p.weekday}`,
    year: (p) => `${p.year} ж. ${p.day} ${p.month}`,
    full: (p) => `${p.year} ж. ${p.day} ${p.month}, ${p.weekday}`,
    short: (p) => `${p.day} ${p.shortMonth}, ${p.shortWeekday}`,
    month: (p) => `${p.year} ж. ${p.standaloneMonth}`,
  },
  ro: DAY_FIRST,
  ru: {
    ...DAY_FIRST,
    year: (p) => `${p.day} ${p.month} ${p.year} г.`,
    full: (p) => `${p.weekday}, ${p.day} ${p.month} ${p.year} г.`,
    month: (p) => `${p.standaloneMonth} ${p.year} г.`,
  },
};

/** The number of days from today after which a date includes its year. */
const YEAR_NEEDED_DAYS = 180;

/** Returns the first weekday: Sunday in English, Monday in all other languages. */
export function firstWeekday(language: Language): 1 | 7 {
  return language === 'en' ? 7 : 1;
}

export function formatDay(date: PlainDate, language: Language, style: DayStyle): string {
  return PATTERNS[language][style](partsOf(date, language));
}

function partsOf(date: PlainDate, language: Language): Parts {
  const names = DATE_NAMES[language];
  const month = Number(date.slice(5, 7)) - 1;
  const weekday = weekdayOf(date) - 1;
  return {
    year: date.slice(0, 4),
    month: names.months[month] ?? '',
    standaloneMonth: monthNames(language)[month] ?? '',
    shortMonth: names.shortMonths[month] ?? '',
    day: String(Number(date.slice(8))),
    weekday: names.weekdays[weekday] ?? '',
    shortWeekday: names.shortWeekdays[weekday] ?? '',
    digits: [date.slice(5, 7), date.slice(8)],
  };
}

/** Returns the order in which day and month are typed in a language. */
export function dateOrderOf(language: Language): DateOrder {
  const date = formatDay('1999-11-22', language, 'numeric');
  return date.indexOf('11') < date.indexOf('22') ? 'month_first' : 'day_first';
}

/** Formats two days of a year as `24–27 Nov`, or as `28 Nov – 1 Dec` in different months. */
export function formatDayRange(from: PlainDate, to: PlainDate, language: Language): string {
  const [first, last] = [from, to].map((date) => formatDay(date, language, 'dayMonth'));
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${first} – ${last}`;
  const [firstDay, lastDay] = [from, to].map((date) => String(Number(date.slice(8))));
  return PATTERNS[language].dayMonth({ ...partsOf(to, language), day: `${firstDay}–${lastDay}` });
}

/** Formats minutes since midnight as `09:30`, in every language. */
export function formatTime(minuteOfDay: number): string {
  return `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
}

/** Returns the word for today or tomorrow, null for every other day. */
export function relativeDay(date: PlainDate, today: PlainDate, language: Language): string | null {
  if (date === today) return DATE_NAMES[language].today;
  return date === addDays(today, 1) ? DATE_NAMES[language].tomorrow : null;
}

/**
 * Formats a day and time: `tomorrow, 24 November, 14:30`, on other days with the weekday, and with the
 * year from half a year on. `today` is a day in the same zone as the time.
 */
export function formatDateTime(time: WallClock, today: PlainDate, language: Language): string {
  const { date } = time;
  const word = relativeDay(date, today, language);
  const isFar = Math.abs(daysBetween(today, date)) > YEAR_NEEDED_DAYS;
  const day =
    word === null
      ? formatDay(date, language, isFar ? 'year' : 'weekday')
      : `${word}, ${formatDay(date, language, 'long')}`;
  return `${day}, ${formatTime(time.minuteOfDay)}`;
}

/** Formats a day and time with weekday and year: `Tuesday, 24 November 2026, 14:30`. */
export function formatFullDateTime({ date, minuteOfDay }: WallClock, language: Language): string {
  return `${formatDay(date, language, 'full')}, ${formatTime(minuteOfDay)}`;
}

/** Returns the seven columns of a calendar in the language's order. */
export function calendarWeekdays(language: Language): CalendarWeekday[] {
  const { weekdays, shortWeekdays } = DATE_NAMES[language];
  const first = firstWeekday(language) - 1;
  return weekdays.map((_, index) => {
    const weekday = (first + index) % 7;
    return {
      weekday: weekday + 1,
      short: shortWeekdays[weekday] ?? '',
      long: weekdays[weekday] ?? '',
    };
  });
}

/** Returns the weekday (1 is Monday) as an answer to when: `on Monday`, `в понедельник`. */
export function onWeekday(weekday: number, language: Language): string {
  const { onWeekdays, weekdays } = DATE_NAMES[language];
  return (onWeekdays ?? weekdays)[weekday - 1] ?? '';
}

/** Returns the standalone month names, January first. */
export function monthNames(language: Language): readonly string[] {
  const { standaloneMonths, months } = DATE_NAMES[language];
  return standaloneMonths ?? months;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
