import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, datesFrom, epochDay, fromEpochDay, weekdayOf } from './plain-date.ts';
import {
  dateInZone,
  dayClock,
  instantAt,
  minuteOfDayInZone,
  wallClockOf,
  zonedIso,
} from './zoned-time.ts';

const MINUTE_MS = 60_000;

/** Each zone with the local minutes at which its clock leaps forward and falls back. */
const SUMMER_TIME_ZONES = [
  { zone: 'Europe/Budapest', leapsAt: 120, fallsBackTo: 120 },
  { zone: 'Europe/Bucharest', leapsAt: 180, fallsBackTo: 180 },
];
const STEADY_ZONES = ['Asia/Bishkek', 'Asia/Dubai', 'Asia/Almaty'];
const YEARS = Array.from({ length: 16 }, (_, index) => 2020 + index);

const zones = fc.constantFrom(
  ...SUMMER_TIME_ZONES.map(({ zone }) => zone),
  ...STEADY_ZONES,
  'America/St_Johns',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Santiago',
);
const days = fc
  .integer({ min: epochDay('2020-01-01'), max: epochDay('2035-12-31') })
  .map(fromEpochDay);
const minutes = fc.integer({ min: 0, max: 1439 });
const instants = fc
  .integer({ min: Date.UTC(2020, 0) / MINUTE_MS, max: Date.UTC(2036, 0) / MINUTE_MS })
  .map((minute) => minute * MINUTE_MS);

function lastSunday(year: number, month: '03' | '10'): string {
  const last = `${year}-${month}-31`;
  return addDays(last, -(weekdayOf(last) % 7));
}

test('dateInZone and minuteOfDayInZone return the local day and minute of a zone', () => {
  const noon = Date.UTC(2026, 10, 24, 12);
  expect(dateInZone(noon, 'Asia/Almaty')).toBe('2026-11-24');
  expect(minuteOfDayInZone(noon, 'Asia/Almaty')).toBe(17 * 60);
  const evening = Date.UTC(2026, 10, 24, 23, 30);
  expect(dateInZone(evening, 'Europe/Budapest')).toBe('2026-11-25');
  expect(minuteOfDayInZone(evening, 'Europe/Budapest')).toBe(30);
  expect(dateInZone(evening, 'America/New_York')).toBe('2026-11-24');
});

test('zonedIso knows that Almaty moved to UTC+5 on 1 March 2024', () => {
  expect(zonedIso(Date.UTC(2024, 1, 29, 17, 59), 'Asia/Almaty')).toBe('2024-02-29T23:59:00+06:00');
  expect(zonedIso(Date.UTC(2024, 1, 29, 18, 0), 'Asia/Almaty')).toBe('2024-02-29T23:00:00+05:00');
});

test('zonedIso writes offsets east and west, half hours included', () => {
  const instant = Date.UTC(2026, 10, 24, 9, 30, 5);
  expect(zonedIso(instant, 'Asia/Almaty')).toBe('2026-11-24T14:30:05+05:00');
  expect(zonedIso(instant, 'America/St_Johns')).toBe('2026-11-24T06:00:05-03:30');
  expect(zonedIso(instant, 'UTC')).toBe('2026-11-24T09:30:05+00:00');
});

test('dateInZone throws for an unknown zone', () => {
  expect(() => dateInZone(0, 'Europe/Atlantis')).toThrow(RangeError);
});

describe.each(SUMMER_TIME_ZONES)('summer time in $zone', ({ zone, leapsAt, fallsBackTo }) => {
  it.each(YEARS)('summer time skips an hour in March %i', (year) => {
    const day = lastSunday(year, '03');
    const before = instantAt(day, leapsAt - 1, zone);
    expect(instantAt(day, leapsAt, zone)).toBeNull();
    expect(instantAt(day, leapsAt + 59, zone)).toBeNull();
    expect(instantAt(day, leapsAt + 60, zone)).toBe((before ?? Number.NaN) + MINUTE_MS);
    expect(dayClock(day, zone).instantOf(leapsAt)).toBeNull();
    expect(dayClock(day, zone).isoOf(leapsAt + 59)).toBeNull();
    expect(before).toBe(Date.parse(`${day}T00:59Z`));
  });

  it.each(YEARS)('a local time repeated in October %i is read as the second occurrence', (year) => {
    const day = lastSunday(year, '10');
    // Both zones go back at 01:00 UTC, so that the hour comes again right after it.
    expect(instantAt(day, fallsBackTo, zone)).toBe(Date.parse(`${day}T01:00Z`));
    expect(instantAt(day, fallsBackTo + 59, zone)).toBe(Date.parse(`${day}T01:59Z`));
    expect(instantAt(day, fallsBackTo + 60, zone)).toBe(Date.parse(`${day}T02:00Z`));
    expect(instantAt(day, fallsBackTo - 1, zone)).toBe(
      Date.parse(`${day}T00:59Z`) - 60 * MINUTE_MS,
    );
  });
});

test('instantAt reads ambiguous times like PostgreSQL 18', () => {
  // select timestamp '2026-10-25 02:30' at time zone 'Europe/Budapest', …
  expect(instantAt('2026-10-25', 150, 'Europe/Budapest')).toBe(Date.parse('2026-10-25T01:30Z'));
  expect(instantAt('2026-10-25', 120, 'Europe/Budapest')).toBe(Date.parse('2026-10-25T01:00Z'));
  expect(instantAt('2026-10-25', 180, 'Europe/Budapest')).toBe(Date.parse('2026-10-25T02:00Z'));
  expect(instantAt('2026-10-25', 210, 'Europe/Bucharest')).toBe(Date.parse('2026-10-25T01:30Z'));
});

test.each(['Asia/Bishkek', 'Asia/Dubai'])(
  '%s has every minute of every day exactly once',
  (zone) => {
    const offset = zone === 'Asia/Dubai' ? 4 : 6;
    for (const day of datesFrom('2026-03-01', 245)) {
      expect(instantAt(day, 0, zone)).toBe(Date.parse(`${day}T00:00Z`) - offset * 60 * MINUTE_MS);
    }
  },
);

test('an instant is converted to local time and back', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const found = instantAt(dateInZone(instant, zone), minuteOfDayInZone(instant, zone), zone);
      // An instant in the first pass of a repeated hour is converted to the second one.
      expect(found).not.toBeNull();
      expect([instant, instant + 60 * MINUTE_MS]).toContain(found);
    }),
  );
});

test('a local time is converted to an instant and back', () => {
  fc.assert(
    fc.property(days, minutes, zones, (day, minute, zone) => {
      const instant = instantAt(day, minute, zone);
      if (instant === null) return;
      expect(dateInZone(instant, zone)).toBe(day);
      expect(minuteOfDayInZone(instant, zone)).toBe(minute);
    }),
  );
});

test('zonedIso formats an instant as ISO text with local time and offset', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const iso = zonedIso(instant, zone);
      expect(Date.parse(iso)).toBe(instant);
      expect(wallClockOf(iso)).toEqual({
        date: dateInZone(instant, zone),
        minuteOfDay: minuteOfDayInZone(instant, zone),
      });
    }),
  );
});

const changeDays = fc
  .tuple(fc.constantFrom(...YEARS), fc.constantFrom('03' as const, '10' as const), fc.nat(2))
  .map(([year, month, shift]) => addDays(lastSunday(year, month), shift - 1));

test('day clock agrees with the direct conversion, even on days when the clock changes', () => {
  fc.assert(
    fc.property(fc.oneof(days, changeDays), minutes, zones, (day, minute, zone) => {
      const clock = dayClock(day, zone);
      const instant = instantAt(day, minute, zone);
      expect(clock.instantOf(minute)).toBe(instant);
      expect(clock.isoOf(minute)).toBe(instant === null ? null : zonedIso(instant, zone));
    }),
    { numRuns: 500 },
  );
});

test('day clock converts the minutes of forty days again and again', () => {
  const wanted = datesFrom('2026-11-24', 40);
  let asked = 0;
  let last: string | null = null;
  while (asked < 1_000_000) {
    for (const day of wanted) {
      const clock = dayClock(day, 'Europe/Budapest');
      for (let minute = 480; minute < 1080; minute += 20) last = clock.isoOf(minute);
      asked += 30;
    }
  }
  expect(last).toBe('2027-01-02T17:40:00+01:00');
});
