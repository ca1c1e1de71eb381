import { expect, test } from 'vitest';
import {
  busyTimesIn,
  calendarOf,
  eventOf,
  readFile,
  shown,
} from '#tests/support/data/calendars/calendar-lines.ts';

const GOOD = ['DTSTART:20261215T090000Z', 'DTEND:20261215T100000Z'];
const GOOD_TIME = '2026-12-15T09:00 2026-12-15T10:00';

const shift = (day: string, ...lines: string[]) =>
  eventOf('UID:roster@hospital', `DTSTART:202612${day}T060000Z`, 'DURATION:PT8H', ...lines);
const shiftTime = (day: string) => `2026-12-${day}T06:00 2026-12-${day}T14:00`;

test.each([
  [
    'of different starts are all busy',
    ['01', '02', '03'].flatMap((day) => shift(day)),
    ['01', '02', '03'],
  ],
  [
    'of a higher revision replaces the others',
    [...shift('01'), ...shift('02', 'SEQUENCE:2'), ...shift('03', 'SEQUENCE:1')],
    ['02'],
  ],
  [
    'of the same start replaces the one before',
    [...shift('01'), ...shift('01', 'STATUS:CANCELLED')],
    [],
  ],
  [
    'of a higher revision may be cancelled',
    [...shift('01'), ...shift('02', 'SEQUENCE:1', 'STATUS:CANCELLED')],
    [],
  ],
])('an event with the same UID and %s', (_name, lines, days) => {
  expect(busyTimesIn(calendarOf(...lines))).toEqual(days.map((day) => shiftTime(day)));
});

test('an event that replaces one occurrence does not repeat', () => {
  const rule = 'RRULE:FREQ=DAILY;COUNT=3';
  const moved = eventOf(
    'UID:roster@hospital',
    'RECURRENCE-ID:20261202T060000Z',
    'DTSTART:20261202T100000Z',
    'DURATION:PT1H',
    rule,
  );
  expect(busyTimesIn(calendarOf(...shift('01', rule), ...moved))).toEqual([
    shiftTime('01'),
    '2026-12-02T10:00 2026-12-02T11:00',
    shiftTime('03'),
  ]);
});

test.each([
  ['a date', ';TZID=Europe/Budapest:20261126T150000', '20261130'],
  ['a date and starts in UTC', ':20261126T140000Z', '20261130'],
  ['its last time in UTC', ';TZID=Europe/Budapest:20261126T150000', '20261130T140000Z'],
  ['its last local time', ';TZID=Europe/Budapest:20261126T150000', '20261130T150000'],
])('a series until %s includes its last day', (_name, start, until) => {
  const series = eventOf(`DTSTART${start}`, 'DURATION:PT1H', `RRULE:FREQ=DAILY;UNTIL=${until}`);
  expect(busyTimesIn(calendarOf(...series))).toEqual(
    ['26', '27', '28', '29', '30'].map((day) => `2026-11-${day}T14:00 2026-11-${day}T15:00`),
  );
});

test('an instant that ends a series of whole days is compared in the zone of the branch', () => {
  const series = eventOf('DTSTART:20261128', 'RRULE:FREQ=DAILY;UNTIL=20261129T230000Z');
  expect(busyTimesIn(calendarOf(...series))).toEqual(['2026-11-27T23:00 2026-11-30T23:00']);
});

test('periods that an event names have their own ends', () => {
  expect(
    busyTimesIn(
      calendarOf(
        ...eventOf(
          ...GOOD,
          'RDATE;VALUE=PERIOD:20261216T090000Z/PT3H,20261217T090000Z/20261217T093000Z',
          'RDATE;VALUE=PERIOD;TZID=Europe/Budapest:20261218T100000/20261218T120000',
        ),
      ),
    ),
  ).toEqual([
    GOOD_TIME,
    '2026-12-16T09:00 2026-12-16T12:00',
    '2026-12-17T09:00 2026-12-17T09:30',
    '2026-12-18T09:00 2026-12-18T11:00',
  ]);
});

test.each([
  ['W. Europe Standard Time', '08:00'],
  ['GTB Standard Time', '07:00'],
  ['Central Asia Standard Time', '03:00'],
  ['"UTC+03:00"', '06:00'],
  ['GMT+5', '04:00'],
  ['"+05:30"', '03:30'],
  ['-0330', '12:30'],
  ['UTC', '09:00'],
  ['europe/bucharest', '07:00'],
  ['/citadel.org/20210210_1/Europe/Berlin', '08:00'],
  ['/freeassociation.sourceforge.net/Tzfile/Asia/Almaty', '04:00'],
  ['"(UTC+01:00) Belgrade, Bratislava, Budapest, Ljubljana, Prague"', '08:00'],
  ['"(UTC+02:00) Athens, Bucharest"', '07:00'],
  ['"(UTC) Coordinated Universal Time"', '09:00'],
])('a time in the zone %s is read', (zone, starts) => {
  const { spans, unread } = readFile(
    calendarOf(...eventOf(`DTSTART;TZID=${zone}:20261201T090000`, 'DURATION:PT1H')),
    'Asia/Dubai',
  );
  expect(unread).toEqual([]);
  expect(shown(spans)[0]?.slice(0, 16)).toBe(`2026-12-01T${starts}`);
});

test('a zone that only the file describes follows its rules', () => {
  const part = (kind: string, month: number, from: string, to: string) => [
    `BEGIN:${kind}`,
    'DTSTART:16010101T030000',
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`,
    `END:${kind}`,
  ];
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Customized Time Zone',
    ...part('STANDARD', 10, '+0400', '+0300'),
    ...part('DAYLIGHT', 3, '+0300', '+0400'),
    'END:VTIMEZONE',
  ];
  const series = eventOf(
    'DTSTART;TZID=Customized Time Zone:20270321T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=2',
  );
  expect(busyTimesIn(calendarOf(...zone, ...series))).toEqual([
    '2027-03-21T06:00 2027-03-21T07:00',
    '2027-03-28T05:00 2027-03-28T06:00',
  ]);
  // Without its offsets or the bounds of its parts, nothing is known of it.
  for (const lost of ['TZOFFSETTO', 'END:STANDARD', 'BEGIN:DAYLIGHT', 'END:DAYLIGHT']) {
    const damaged = zone.filter((line) => !line.startsWith(lost));
    expect(readFile(calendarOf(...damaged, ...series)).unread).toMatchObject([
      { reason: 'unknown_zone' },
    ]);
  }
});

test('an abbreviation is the zone that the file describes', () => {
  const part = (kind: string, start: string, from: string, to: string) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}T020000`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ];
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:EST',
    ...part('STANDARD', '20261101', '-0400', '-0500'),
    ...part('DAYLIGHT', '20270314', '-0500', '-0400'),
    'END:VTIMEZONE',
  ];
  const event = eventOf('DTSTART;TZID=EST:20270601T090000', 'DURATION:PT1H');
  expect(busyTimesIn(calendarOf(...event))).toEqual(['2027-06-01T14:00 2027-06-01T15:00']);
  expect(busyTimesIn(calendarOf(...zone, ...event))).toEqual(['2027-06-01T13:00 2027-06-01T14:00']);
  const damaged = zone.filter((line) => !line.startsWith('END:STANDARD'));
  expect(readFile(calendarOf(...damaged, ...event)).unread).toMatchObject([
    { reason: 'unknown_zone' },
  ]);
});

test.each([
  ['Monday of week 53', ':20261228T090000Z', 'YEARLY;BYWEEKNO=53;BYDAY=MO', ['2026-12-28T09:00']],
  ['the twentieth Monday of years', ':20270517T090000Z', 'YEARLY;BYDAY=20MO', ['2027-05-17T09:00']],
  [
    'two times a day',
    ':20270103T083000Z',
    'YEARLY;INTERVAL=2;BYMONTH=1;BYDAY=SU;BYHOUR=8,9;BYMINUTE=30;COUNT=3',
    ['2027-01-03T08:30', '2027-01-03T09:30', '2027-01-10T08:30'],
  ],
  [
    'the last of three days',
    ':20261130T090000Z',
    'MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;COUNT=4',
    ['2026-11-30T09:00', '2026-12-30T09:00', '2027-01-30T09:00', '2027-02-28T09:00'],
  ],
  [
    'a time that two positions name',
    ':20261201T090000Z',
    'MONTHLY;BYDAY=TU;BYSETPOS=1,-5;COUNT=3',
    ['2026-12-01T09:00', '2027-01-05T09:00', '2027-02-02T09:00'],
  ],
  [
    'a position that most months do not have',
    ':20261201T090000Z',
    'MONTHLY;BYDAY=TU;BYSETPOS=-5;COUNT=3',
    ['2026-12-01T09:00', '2027-03-02T09:00', '2027-06-01T09:00'],
  ],
  [
    'a local time that is skipped and one that occurs twice',
    ';TZID=Europe/Budapest:20270228T023000',
    'MONTHLY;BYDAY=-1SU;COUNT=9',
    ['02-28T01:30', '03-28T01:30', '04-25T00:30', '05-30T00:30', '06-27T00:30', '07-25T00:30']
      .concat('08-29T00:30', '09-26T00:30', '10-31T00:30')
      .map((time) => `2027-${time}`),
  ],
])('a rule with %s is expanded', (_name, start, rule, starts) => {
  const series = eventOf(`DTSTART${start}`, 'DURATION:PT15M', `RRULE:FREQ=${rule}`);
  expect(busyTimesIn(calendarOf(...series)).map((span) => span.slice(0, 16))).toEqual(starts);
});
