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

test.each([
  ['a letter of two bytes', [0xc5, 0x91], 1],
  ['a letter of four bytes', [0xf0, 0x9f, 0xa9, 0xba], 3],
])('a line may be folded inside %s', (_name, letter, before) => {
  const [start = '', end = ''] = calendarOf(...eventOf('SUMMARY:A|', ...GOOD)).split('|');
  const fold = [...Buffer.from('\r\n ')];
  const bytes = [...letter.slice(0, before), ...fold, ...letter.slice(before)];
  expect(
    busyTimesIn(Buffer.concat([Buffer.from(start), Buffer.from(bytes), Buffer.from(end)])),
  ).toEqual([GOOD_TIME]);
});

const HUNGARIAN = calendarOf(...eventOf('SUMMARY:Főorvosi vizit', ...GOOD));

test.each([
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${HUNGARIAN}`)],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${HUNGARIAN}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\uFEFF${HUNGARIAN}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(HUNGARIAN, 'utf16le')],
  ['windows-1250', Buffer.from(HUNGARIAN.replace('ő', '\u00f5'), 'latin1')],
])('a file in %s is read', (_name, bytes) => {
  expect(busyTimesIn(bytes)).toEqual([GOOD_TIME]);
});

test.each([
  ['a line break inside a description', ['DESCRIPTION:one', 'two', 'three: 3']],
  ['a damaged alarm', ['BEGIN:VALARM', 'TRIGGER-P0DT1H0M0S', 'DURATION:never', 'END:VALARM']],
  ['an alarm without an end', ['BEGIN:VALARM', 'TRIGGER:-PT5M']],
  ['a line without a name', [':nothing', 'X-BROKEN;=":x', '\u0000']],
  ['another status in other words', ['STATUS:BOOKED', 'TRANSP:OPAQUE']],
])('%s does not matter to an event', (_name, lines) => {
  expect(busyTimesIn(calendarOf(...eventOf(...GOOD, ...lines)))).toEqual([GOOD_TIME]);
});

const DAY = '2026-12-01';
const SIXTY = [...Array(60).keys()].join(',');
const START = 'DTSTART:20261201T090000Z';
const WHOLE_DAY = '2026-11-30T23:00 2026-12-01T23:00';

test.each([
  ['a start without a colon', ['DTSTART;TZID=Europe/Budapest 20261201T090000'], 'damaged', 8],
  ['a start at an hour that no day has', ['DTSTART:20261201T250000Z'], 'damaged', 8],
  ['a start in another format', ['DTSTART:20261201T0900+01:00'], 'damaged', 8],
  ['an end before the start', [START, 'DTEND:20261130T090000Z'], 'damaged', 9],
  ['an end of another type', [START, 'DTEND;VALUE=DATE:20261202'], 'damaged', 9],
  ['two ends', [START, 'DTEND:20261201T100000Z', 'DURATION:PT3H'], 'damaged', 9],
  ['a damaged duration', [START, 'DURATION:1 hour'], 'damaged', 9],
  ['a duration of a thousand years', [START, 'DURATION:P999999D'], 'damaged', 9],
  ['a duration beyond all dates', [START, 'DURATION:P999999999D'], 'damaged', 9],
  ['a duration without end', [START, `DURATION:PT${'9'.repeat(400)}S`], 'damaged', 9],
  [
    'a change of earlier events',
    [START, 'RECURRENCE-ID;RANGE=THISANDPRIOR:20261208T090000Z'],
    'damaged',
    9,
  ],
  ['a negative duration', [START, 'DURATION:-PT1H'], 'damaged', 9],
  ['a damaged exception', [START, 'RRULE:FREQ=DAILY', 'EXDATE:tomorrow'], 'damaged', 10],
  ['a rule without a colon', [START, 'RRULE FREQ=DAILY'], 'damaged', 9],
  ['a rule without any mark', [START, 'RRULEFREQ=DAILY'], 'damaged', 9],
  ['a rule in two lines', [START, 'RRULE:FREQ=WEEKLY;', 'BYDAY=TU,WE'], 'damaged', 10],
  ['times in two lines', [START, 'RDATE:20261202T090000Z', '20261203T090000Z'], 'damaged', 10],
  [
    'a rule whose rest begins with a comma',
    [START, 'RRULE:FREQ=WEEKLY;BYDAY=TU', ',TH'],
    'damaged',
    10,
  ],
  [
    'a rule whose rest begins with a semicolon',
    [START, 'RRULE:FREQ=WEEKLY', ';BYDAY=TU,TH'],
    'damaged',
    10,
  ],
  [
    'times whose rest begins with a comma',
    [START, 'RDATE:20261202T090000Z', ',20261203T090000Z'],
    'damaged',
    10,
  ],
  ['an identifier in two lines', [START, 'UID:first', 'second'], 'damaged', 10],
  [
    'an alarm without an end before its rule',
    [START, 'BEGIN:VALARM', 'TRIGGER:-PT5M', 'RRULE:FREQ=DAILY'],
    'damaged',
    12,
  ],
  ['an added date among times', [START, 'RDATE;VALUE=DATE:20261202'], 'damaged', 9],
  ['an unknown frequency', [START, 'RRULE:FREQ=FORTNIGHTLY'], 'unknown_rule', 9],
  ['an unknown part of a rule', [START, 'RRULE:FREQ=DAILY;BYMOON=FULL'], 'unknown_rule', 9],
  ['a rule of every second', [START, 'RRULE:FREQ=SECONDLY'], 'unknown_rule', 9],
  ['a rule of every hour', [START, 'RRULE:FREQ=HOURLY;COUNT=3'], 'unknown_rule', 9],
  ['a rule without end', [START, 'RRULE:FREQ=DAILY;UNTIL=never'], 'unknown_rule', 9],
  [
    'a number and a last time',
    [START, 'RRULE:FREQ=DAILY;COUNT=3;UNTIL=20261204'],
    'unknown_rule',
    9,
  ],
  ['numbered days among others', [START, 'RRULE:FREQ=MONTHLY;BYDAY=1TU,WE'], 'unknown_rule', 9],
  [
    'a rule that ends before its start',
    [START, 'RRULE:FREQ=DAILY;UNTIL=20261130'],
    'unaligned_rule',
    9,
  ],
  ['a sixth day of months', [START, 'RRULE:FREQ=MONTHLY;BYDAY=6TU'], 'unaligned_rule', 9],
  ['a rule of another day of years', [START, 'RRULE:FREQ=YEARLY;BYYEARDAY=1'], 'unaligned_rule', 9],
  ['an interval of zero', [START, 'RRULE:FREQ=DAILY;INTERVAL=0'], 'unknown_rule', 9],
  ['numbered days of weeks', [START, 'RRULE:FREQ=WEEKLY;BYDAY=1TU'], 'unknown_rule', 9],
  ['a rule of excluded times', [START, 'EXRULE:FREQ=WEEKLY'], 'unknown_rule', 9],
  ['a rule without its start', [START, 'RRULE:FREQ=WEEKLY;BYDAY=MO'], 'unaligned_rule', 9],
  [
    'a rule that never applies',
    [START, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'],
    'unaligned_rule',
    9,
  ],
  [
    'a rule that chooses from too many times',
    [
      START,
      `RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,10,11,12;BYMINUTE=${SIXTY};BYSETPOS=1`,
    ],
    'too_many',
    9,
  ],
  [
    'a rule of too many times',
    [START, `RRULE:FREQ=DAILY;BYHOUR=${[...Array(24).keys()].join(',')};BYMINUTE=0,10,20,30,40,50`],
    'too_many',
    9,
  ],
  ['an unknown zone', ['DTSTART;TZID=Mars/Olympus:20261201T090000'], 'unknown_zone', 8],
  ['an ambiguous zone', ['DTSTART;TZID=BST:20261201T090000'], 'unknown_zone', 8],
])(
  'an event with %s is unread and blocks its day, others are read',
  (_name, lines, reason, line) => {
    const {
      spans,
      read: count,
      unread,
    } = readFile(calendarOf(...eventOf(...GOOD), 'BEGIN:VEVENT', ...lines, 'END:VEVENT'));
    expect(unread).toEqual([{ reason, day: DAY, line }]);
    expect(count).toBe(1);
    expect(shown(spans)).toEqual([WHOLE_DAY, GOOD_TIME]);
  },
);

test('the day of an unread event is that of the branch, and its last day counts', () => {
  const night = eventOf('DTSTART:20261201T233000Z', 'RRULE:FREQ=HOURLY');
  expect(readFile(calendarOf(...night)).unread).toMatchObject([{ day: '2026-12-02' }]);
  const shift = eventOf('DTSTART;TZID=X:20261201T220000', 'DTEND;TZID=X:20261202T060000');
  expect(shown(readFile(calendarOf(...shift)).spans)).toEqual([
    '2026-11-30T23:00 2026-12-02T23:00',
  ]);
  const days = eventOf('DTSTART:20261201', 'DTEND:20261204', 'RRULE:FREQ=HOURLY');
  expect(shown(readFile(calendarOf(...days)).spans)).toEqual(['2026-11-30T23:00 2026-12-03T23:00']);
});

test('an unread event without a day is only listed', () => {
  expect(
    readFile(calendarOf(...eventOf(...GOOD), ...eventOf('SUMMARY:A start is missing'))),
  ).toMatchObject({
    read: 1,
    unread: [{ reason: 'damaged', day: null, line: 7 }],
  });
});

test('an unread event is not reported if it is over or free', () => {
  const over = eventOf('DTSTART;TZID=X:20261101T090000');
  const free = eventOf('DTSTART;TZID=X:20261201T090000', 'TRANSP:TRANSPARENT');
  expect(readFile(calendarOf(...over, ...free))).toEqual({ spans: [], read: 0, unread: [] });
  const series = eventOf('DTSTART;TZID=X:20261101T090000', 'RRULE:FREQ=DAILY');
  expect(readFile(calendarOf(...series))).toMatchObject({
    spans: [],
    unread: [{ day: '2026-11-01' }],
  });
});

const LONG_OVER = ['DTSTART;TZID=X:20240102T090000', 'DTSTAMP:20261120T080000Z'];

test.each([
  ['whose last time is long over', ['RRULE:FREQ=DAILY;UNTIL=20250101T090000Z'], 0],
  ['whose named times are long over', ['RDATE;TZID=X:20250101T090000,20250201T090000'], 0],
  ['with a lost end', ['DTEND;TZID=X:never', 'RRULE:FREQ=DAILY;UNTIL=20250101'], 1],
  ['that goes on', ['RRULE:FREQ=DAILY;UNTIL=20270101T090000Z'], 1],
  ['that ended this year', ['RRULE:FREQ=DAILY;UNTIL=20260601T090000Z'], 1],
  ['with a rule without end', ['RRULE:FREQ=DAILY', 'RRULE:FREQ=DAILY;UNTIL=20250101'], 1],
  ['with an unreadable end', ['RRULE:FREQ=DAILY;UNTIL=20251301'], 1],
  ['with an unreadable added time', ['RDATE:20250101T090000Z,tomorrow'], 1],
  ['that changes later ones', ['RECURRENCE-ID;RANGE=THISANDFUTURE:20250101T090000Z'], 1],
  ['with a damaged line', ['RRULE:FREQ=DAILY;UNTIL=20250101', ',TH'], 1],
])('an unread series %s is listed only while it may matter', (_name, lines, count) => {
  expect(readFile(calendarOf(...eventOf(...LONG_OVER, ...lines))).unread).toHaveLength(count);
});

test.each([
  ['begins before the one before has ended', ['BEGIN:VEVENT', START, ...eventOf(...GOOD)]],
  ['has a damaged end', [...eventOf(...GOOD), 'BEGIN:VEVENT', START, 'END VEVENT']],
])('an event that %s is unread', (_name, lines) => {
  const { spans, unread } = readFile(calendarOf(...lines));
  expect(unread).toMatchObject([{ reason: 'damaged', day: DAY }]);
  expect(shown(spans)).toEqual([WHOLE_DAY, GOOD_TIME]);
});

test('an event whose beginning is damaged is listed', () => {
  const { spans, unread } = readFile(
    calendarOf('BEGIN VEVENT', START, 'END:VEVENT', ...eventOf(...GOOD)),
  );
  expect(unread).toEqual([{ reason: 'damaged', day: null, line: 5 }]);
  expect(shown(spans)).toEqual([GOOD_TIME]);
});

test('a damaged busy time of VFREEBUSY is unread, the others are read', () => {
  const { spans, unread } = readFile(
    calendarOf(
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20261201T090000Z',
      'FREEBUSY:20261215T090000Z/PT1H',
      'END:VFREEBUSY',
    ),
  );
  expect(unread).toEqual([{ reason: 'damaged', day: DAY, line: 4 }]);
  expect(shown(spans)).toEqual([WHOLE_DAY, GOOD_TIME]);
});

test('the rest of dates that an event names makes it unread', () => {
  const dates = eventOf('DTSTART:20261201', 'RDATE;VALUE=DATE:20261202', '20261205');
  expect(readFile(calendarOf(...dates)).unread).toEqual([{ reason: 'damaged', day: DAY, line: 6 }]);
});

test('every calendar of a file may begin with a mark', () => {
  const other = calendarOf(...eventOf('DTSTART:20261216T090000Z', 'DURATION:PT1H'));
  const both = `\uFEFF${calendarOf(...eventOf(...GOOD))}\uFEFF${other}`;
  const times = [GOOD_TIME, '2026-12-16T09:00 2026-12-16T10:00'];
  expect(busyTimesIn(both)).toEqual(times);
  expect(busyTimesIn(Buffer.from(both, 'utf16le'))).toEqual(times);
});

const CALENDAR = calendarOf(...eventOf(...GOOD));

test.each([
  ['after one', `${CALENDAR}${CALENDAR.replace('BEGIN:VCALENDAR', 'BEGIN VCALENDAR')}`, 10],
  ['before one', `${CALENDAR.replace('BEGIN:VCALENDAR', 'BEGIN VCALENDAR')}${CALENDAR}`, 3],
  ['that ends after one', `${CALENDAR}${START}\r\nEND:VEVENT\r\n`, 9],
])('a file with an event outside of a calendar, %s, is refused', (_name, content, number) => {
  expect(() => readFile(content)).toThrow(
    expect.objectContaining({ fault: { reason: 'damaged', number } }),
  );
});

test.each([
  ['1600-12-31', '16001231T090000'],
  ['2200-01-01', '22000101T090000'],
])('the day %s of an unread event is not named', (_day, start) => {
  const series = eventOf(`DTSTART;TZID=X:${start}`, 'RRULE:FREQ=DAILY');
  expect(readFile(calendarOf(...series)).unread).toMatchObject([{ day: null }]);
});

const ZONELESS = 'TZID=X';

test.each([
  [
    'names an end months later',
    [`DTSTART;${ZONELESS}:20261001T090000`, `DTEND;${ZONELESS}:20270101T090000`],
    ['2026-11-22T23:00 2026-12-23T23:00'],
  ],
  [
    'lasts a fortnight',
    [`DTSTART;${ZONELESS}:20261116T090000`, 'DURATION:P14D'],
    ['2026-11-22T23:00 2026-11-30T23:00'],
  ],
  [
    'has a damaged end',
    ['DTSTART;VALUE=DATE:20261116', 'DTEND;VALUE=DATE:soon'],
    ['2026-11-22T23:00 2026-12-16T23:00'],
  ],
  ['had a damaged end long ago', ['DTSTART;VALUE=DATE:20200116', 'DTEND;VALUE=DATE:soon'], []],
  [
    'changes all later events',
    ['DTSTART:20261102T090000Z', `RECURRENCE-ID;RANGE=THISANDFUTURE;${ZONELESS}:20261102T080000`],
    [],
  ],
  [
    'names a day to come besides',
    [`DTSTART;${ZONELESS}:20261102T090000`, `EXDATE;${ZONELESS}:20261207T090000`],
    [],
  ],
])('an unread event that has begun and %s is listed', (_name, lines, days) => {
  const { spans, unread } = readFile(calendarOf(...eventOf(...lines)));
  expect(unread).toHaveLength(1);
  expect(shown(spans)).toEqual(days);
});

test('an unread event blocks at most 31 days', () => {
  const long = eventOf(`DTSTART;${ZONELESS}:20261201T090000`, `DTEND;${ZONELESS}:20270601T090000`);
  expect(shown(readFile(calendarOf(...long)).spans)).toEqual(['2026-11-30T23:00 2026-12-31T23:00']);
});

const FIRST = [START, 'DTEND:20261201T100000Z'];
const OTHER = ['DTSTART:20261203T090000Z', 'DTEND:20261203T100000Z'];
const BOTH_DAYS = [WHOLE_DAY, '2026-12-02T23:00 2026-12-03T23:00'];

test.each([
  ['one of which is free', [...FIRST, 'TRANSP:TRANSPARENT', ...OTHER], BOTH_DAYS],
  ['one of which is cancelled', [...FIRST, 'STATUS:CANCELLED', 'END', ...OTHER], BOTH_DAYS],
  ['one of which is ours', ['UID:1@vizit.hu', ...FIRST, 'UID:2', ...OTHER], BOTH_DAYS],
  ['of the same time', ['UID:1@vizit.hu', START, 'UID:2', START], [WHOLE_DAY]],
  [
    'one of which is over',
    ['DTSTART:20261101T090000Z', 'DTEND:20261101T100000Z', ...OTHER],
    BOTH_DAYS.slice(1),
  ],
  ['of which only one has an end', [START, ...OTHER], ['2026-11-30T23:00 2026-12-03T23:00']],
])('two events that run together, %s, are unread on all their days', (_name, lines, days) => {
  const { spans, unread } = readFile(calendarOf(...eventOf(...lines)));
  expect(unread).toMatchObject([{ reason: 'damaged' }]);
  expect(shown(spans)).toEqual(days);
});

test('busy times of VFREEBUSY that are not in UTC are unread, each on its own days', () => {
  const { spans, unread } = readFile(
    calendarOf(
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20261201T090000/20261201T100000,20261215T090000Z/PT1H,20261218T090000Z/P1X',
      'FREEBUSY;TZID=Europe/Budapest:20261221T220000/20261223T060000',
      'END:VFREEBUSY',
    ),
  );
  expect(unread).toEqual([
    { reason: 'damaged', day: DAY, line: 4 },
    { reason: 'damaged', day: '2026-12-18', line: 4 },
    { reason: 'damaged', day: '2026-12-21', line: 5 },
  ]);
  expect(shown(spans)).toEqual([
    WHOLE_DAY,
    GOOD_TIME,
    '2026-12-17T23:00 2026-12-18T23:00',
    '2026-12-20T23:00 2026-12-23T23:00',
  ]);
});
