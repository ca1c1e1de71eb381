import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, epochDay, fromEpochDay } from '#shared/domain/time/plain-date.ts';
import {
  calendarWeekdays,
  firstWeekday,
  formatDateTime,
  formatDay,
  formatDayRange,
  formatFullDateTime,
  formatTime,
  monthNames,
  onWeekday,
  relativeDay,
  type DayStyle,
} from './format-date.ts';
import { LANGUAGES, type Language } from './languages.ts';

const DAY = '2026-11-24';
const STYLES = [
  'long',
  'weekday',
  'year',
  'full',
  'short',
  'dayMonth',
  'month',
  'numeric',
] as const;
const EXAMPLES: Record<Language, Record<DayStyle, string>> = {
  en: {
    long: '24 November',
    weekday: 'Tuesday, 24 November',
    year: '24 November 2026',
    full: 'Tuesday, 24 November 2026',
    short: 'Tue, 24 Nov',
    dayMonth: '24 Nov',
    month: 'November 2026',
    numeric: '24/11/2026',
  },
  hu: {
    long: 'november 24.',
    weekday: 'november 24., kedd',
    year: '2026. november 24.',
    full: '2026. november 24., kedd',
    short: 'nov. 24., kedd',
    dayMonth: 'nov. 24.',
    month: '2026. november',
    numeric: '2026. 11. 24.',
  },
  kk: {
    long: '24 қараша',
    weekday: '24 қараша, сейсенбі',
    year: '2026 ж. 24 қараша',
    full: '2026 ж. 24 қараша, сейсенбі',
    short: '24 қар., сс',
    dayMonth: '24 қар.',
    month: '2026 ж. қараша',
    numeric: '24.11.2026',
  },
  ro: {
    long: '24 noiembrie',
    weekday: 'marți, 24 noiembrie',
    year: '24 noiembrie 2026',
    full: 'marți, 24 noiembrie 2026',
    short: 'mar., 24 nov.',
    dayMonth: '24 nov.',
    month: 'noiembrie 2026',
    numeric: '24.11.2026',
  },
  ru: {
    long: '24 ноября',
    weekday: 'вторник, 24 ноября',
    year: '24 ноября 2026 г.',
    full: 'вторник, 24 ноября 2026 г.',
    short: 'вт, 24 нояб.',
    dayMonth: '24 нояб.',
    month: 'ноябрь 2026 г.',
    numeric: '24.11.2026',
  },
};

describe.each(LANGUAGES)('date in %s', (language) => {
  it.each(STYLES)('formatDay has a %s style', (style) => {
    expect(formatDay(DAY, language, style)).toBe(EXAMPLES[language][style]);
  });
});

const INTL_STYLES: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  year: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  dayMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
};

test('formatDay formats dates like CLDR', () => {
  const days = fc.integer({ min: epochDay('1920-01-01'), max: epochDay('2100-12-31') });
  fc.assert(
    fc.property(
      fc.constantFrom('hu' as const, 'kk' as const, 'ro' as const, 'ru' as const),
      fc.constantFrom(...STYLES),
      days,
      (language, style, day) => {
        fc.pre(language !== 'hu' || style !== 'short');
        const intl = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...INTL_STYLES[style] });
        const date = fromEpochDay(day);
        expect(formatDay(date, language, style)).toBe(intl.format(new Date(`${date}T00:00Z`)));
      },
    ),
    { numRuns: 1000 },
  );
});

test('formatTime formats times with 24 hours and two digits', () => {
  expect(formatTime(0)).toBe('00:00');
  expect(formatTime(9 * 60 + 5)).toBe('09:05');
  expect(formatTime(14 * 60 + 30)).toBe('14:30');
  expect(formatTime(1439)).toBe('23:59');
});

test('relativeDay has words for today and tomorrow only', () => {
  const wordsOf = (days: number) =>
    LANGUAGES.map((language) => relativeDay(addDays(DAY, days), DAY, language));
  expect(wordsOf(0)).toEqual(['today', 'ma', 'бүгін', 'azi', 'сегодня']);
  expect(wordsOf(1)).toEqual(['tomorrow', 'holnap', 'ертең', 'mâine', 'завтра']);
  expect(wordsOf(2)).toEqual([null, null, null, null, null]);
  expect(wordsOf(-1)).toEqual([null, null, null, null, null]);
});

describe('date and time', () => {
  const at = (date: string) => ({ date, minuteOfDay: 870 });

  it('formatDateTime uses the word for today or tomorrow', () => {
    expect(formatDateTime(at(DAY), '2026-11-23', 'en')).toBe('tomorrow, 24 November, 14:30');
    expect(formatDateTime(at(DAY), DAY, 'ru')).toBe('сегодня, 24 ноября, 14:30');
  });

  it('formatDateTime uses the weekday for other days', () => {
    expect(formatDateTime(at(DAY), '2026-11-20', 'en')).toBe('Tuesday, 24 November, 14:30');
    expect(formatDateTime(at(DAY), '2026-11-25', 'hu')).toBe('november 24., kedd, 14:30');
  });

  it('formatDateTime adds the year to distant days', () => {
    expect(formatDateTime(at(DAY), '2027-11-20', 'en')).toBe('24 November 2026, 14:30');
  });
});

describe('calendar', () => {
  it('the calendar starts the week on Sunday in English, on Monday elsewhere', () => {
    expect(LANGUAGES.map(firstWeekday)).toEqual([7, 1, 1, 1, 1]);
    expect(calendarWeekdays('en')[0]).toEqual({ weekday: 7, short: 'Sun', long: 'Sunday' });
    expect(calendarWeekdays('en')[6]).toEqual({ weekday: 6, short: 'Sat', long: 'Saturday' });
    expect(calendarWeekdays('ru')[0]).toEqual({ weekday: 1, short: 'пн', long: 'понедельник' });
    expect(calendarWeekdays('kk').at(-1)).toEqual({ weekday: 7, short: 'жс', long: 'жексенбі' });
  });

  it.each(LANGUAGES)('the calendar names seven days and twelve months in %s', (language) => {
    expect(new Set(calendarWeekdays(language).map(({ long }) => long)).size).toBe(7);
    expect(new Set(calendarWeekdays(language).map(({ short }) => short)).size).toBe(7);
    expect(new Set(monthNames(language)).size).toBe(12);
    expect([
      ...calendarWeekdays(language).map((d) => d.short),
      ...monthNames(language),
    ]).not.toContain('');
  });

  it('monthNames uses the standalone form of month names', () => {
    expect(monthNames('ru')[10]).toBe('ноябрь');
    expect(monthNames('kk')[10]).toBe('қараша');
  });
});

test.each([
  ['en', '24–27 Nov', '28 Nov – 1 Dec'],
  ['hu', 'nov. 24–27.', 'nov. 28. – dec. 1.'],
  ['kk', '24–27 қар.', '28 қар. – 1 жел.'],
  ['ro', '24–27 nov.', '28 nov. – 1 dec.'],
  ['ru', '24–27 нояб.', '28 нояб. – 1 дек.'],
] as const)(
  'formatDayRange names the month of a day range once in %s',
  (language, within, across) => {
    expect(formatDayRange(DAY, '2026-11-27', language)).toBe(within);
    expect(formatDayRange('2026-11-28', '2026-12-01', language)).toBe(across);
  },
);

test('onWeekday names the weekday in the case of the language', () => {
  const onThursday = LANGUAGES.map((language) => onWeekday(4, language));
  expect(onThursday).toEqual(['on Thursday', 'csütörtökön', 'бейсенбі', 'joi', 'в четверг']);
});

test.each(LANGUAGES)('in %s a full date and time never names the day as today', (language) => {
  expect(formatFullDateTime({ date: DAY, minuteOfDay: 870 }, language)).toBe(
    `${EXAMPLES[language].full}, 14:30`,
  );
});
