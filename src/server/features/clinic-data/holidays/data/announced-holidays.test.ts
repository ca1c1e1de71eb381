import { expect, test } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { isPlainDate, weekdayOf } from '#shared/domain/time/plain-date.ts';
import { ANNOUNCED_HOLIDAYS } from './index.ts';

/** Returns Easter Sunday as Gauss computed it; the Julian one is converted to the Gregorian calendar. */
function easterOf(year: number, calendar: 'gregorian' | 'julian'): string {
  const [m, n] = calendar === 'gregorian' ? [24, 5] : [15, 6];
  const d = (19 * (year % 19) + m) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + n) % 7;
  const shift = calendar === 'gregorian' ? 0 : 13;
  return new Date(Date.UTC(year, 2, 22 + d + e + shift)).toISOString().slice(0, 10);
}

function dayNamed(country: 'hu' | 'ro', year: number, name: string): string | undefined {
  return ANNOUNCED_HOLIDAYS[country].find(
    ({ day, names }) => day.startsWith(`${year}-`) && names.en === name,
  )?.day;
}

test.each(COUNTRY_CODES)('%s has each day once, named in every language, with a source', (code) => {
  const holidays = ANNOUNCED_HOLIDAYS[code];
  expect(new Set(holidays.map(({ day }) => day)).size).toBe(holidays.length);
  for (const { day, names, source_url } of holidays) {
    expect(isPlainDate(day), day).toBe(true);
    expect(Object.keys(names).sort(), day).toEqual([...countryOf(code).locales].sort());
    expect(source_url).toMatch(/^https?:\/\//);
  }
});

test.each(COUNTRY_CODES)('%s has New Year’s Day of both years', (code) => {
  const days = ANNOUNCED_HOLIDAYS[code].map(({ day }) => day);
  expect(days).toEqual(expect.arrayContaining(['2026-01-01', '2027-01-01']));
});

test.each([2026, 2027])(
  'the announced holidays have both Easters of %i as Gauss computed them',
  (year) => {
    expect(dayNamed('hu', year, 'Easter Sunday')).toBe(easterOf(year, 'gregorian'));
    expect(dayNamed('ro', year, 'Western Easter Sunday')).toBe(easterOf(year, 'gregorian'));
    expect(dayNamed('ro', year, 'Easter Sunday')).toBe(easterOf(year, 'julian'));
  },
);

test('Hungary works on three Saturdays of 2026, as on the days off that they replace', () => {
  const hungary = ANNOUNCED_HOLIDAYS.hu;
  const working = hungary.filter(({ kind }) => kind === 'moved_work');
  const resting = hungary.filter(({ kind }) => kind === 'moved_rest');
  expect(working.map(({ day }) => day)).toEqual(['2026-01-10', '2026-08-08', '2026-12-12']);
  expect(working.map(({ day }) => weekdayOf(day))).toEqual([6, 6, 6]);
  expect(working.map(({ as_weekday }) => as_weekday)).toEqual(
    resting.map(({ day }) => weekdayOf(day)),
  );
});

test.each([2026, 2027])('Kazakhstan moves days off of %i to the next working days', (year) => {
  const ofYear = ANNOUNCED_HOLIDAYS.kz.filter(({ day }) => day.startsWith(`${year}-`));
  const NOT_MOVED = ['Orthodox Christmas', 'Kurban Ait'];
  const holidays = ofYear.filter(({ kind }) => kind === 'closed').map(({ day }) => day);
  const moved: string[] = [];
  for (const { day, names } of ofYear
    .filter(({ kind }) => kind === 'closed')
    .sort((a, b) => (a.day < b.day ? -1 : 1))) {
    if (weekdayOf(day) < 6 || NOT_MOVED.includes(names.en ?? '')) continue;
    const next = new Date(`${day}T00:00:00Z`);
    const isTaken = () => {
      const date = next.toISOString().slice(0, 10);
      return weekdayOf(date) > 5 || holidays.includes(date) || moved.includes(date);
    };
    while (isTaken()) next.setUTCDate(next.getUTCDate() + 1);
    moved.push(next.toISOString().slice(0, 10));
  }
  expect(ofYear.filter(({ kind }) => kind === 'moved_rest').map(({ day }) => day)).toEqual(moved);
});
