import { readFileSync } from 'node:fs';
import nodeIcal from 'node-ical';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readInChild } from '#server/features/desk/busy-calendars/child/read-in-child.ts';
import { mergeSpans } from '#server/features/desk/busy-calendars/reading/events/merge-spans.ts';
import {
  calendarOf,
  eventOf,
  readFile,
  shown,
} from '#tests/support/data/calendars/calendar-lines.ts';

const ZONE = 'Europe/Budapest';
const FROM = Date.parse('2026-11-22T23:00:00Z');
const UNTIL = Date.parse('2027-11-22T23:00:00Z');

// The other library reads floating times in the zone of the process.
beforeAll(() => void vi.stubEnv('TZ', ZONE));
afterAll(() => void vi.unstubAllEnvs());

const fileOf = (program: string) =>
  readFileSync(new URL(`../../../support/data/calendars/${program}.ics`, import.meta.url));

/** The busy times that `node-ical` finds, which expands rules by a library of its own. */
function readByOther(content: string) {
  const spans = Object.values(nodeIcal.sync.parseICS(content)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return [];
    return nodeIcal
      .expandRecurringEvent(event, {
        from: new Date(FROM),
        to: new Date(UNTIL),
        expandOngoing: true,
      })
      .filter(({ event: { status, transparency } }) => {
        return status !== 'CANCELLED' && transparency !== 'TRANSPARENT';
      })
      .map(({ start, end }) => [start.getTime(), end.getTime()] as const);
  });
  return mergeSpans(spans.filter(([starts, ends]) => starts < UNTIL && ends > FROM));
}

test.each(['google', 'outlook', 'thunderbird'])(
  'a calendar of %s has the busy times that another library finds',
  (program) => {
    const content = fileOf(program);
    const { spans, unread } = readFile(content);
    expect(unread).toEqual([]);
    expect(spans.length).toBeGreaterThan(20);
    expect(shown(spans)).toEqual(shown(readByOther(content.toString())));
  },
);

const event = (...lines: string[]) =>
  calendarOf(...eventOf('UID:event', 'DTSTAMP:20261120T080000Z', ...lines));

test('floating times and whole days are those of the branch, also after a clock change', () => {
  const floating = event(
    'DTSTART:20270326T120000',
    'DTEND:20270326T130000',
    'RRULE:FREQ=DAILY;COUNT=3;INTERVAL=2',
  );
  const wholeDays = event('DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329');
  expect(shown(readFile(floating).spans)).toEqual([
    '2027-03-26T11:00 2027-03-26T12:00',
    '2027-03-28T10:00 2027-03-28T11:00',
    '2027-03-30T10:00 2027-03-30T11:00',
  ]);
  expect(shown(readFile(wholeDays).spans)).toEqual(['2027-03-26T23:00 2027-03-28T22:00']);
  expect(shown(readFile(wholeDays, 'Asia/Dubai').spans)).toEqual([
    '2027-03-26T20:00 2027-03-28T20:00',
  ]);
});

test('dates that an event names besides its rule are busy', () => {
  const { spans } = readFile(
    event(
      'DTSTART;TZID=Europe/Budapest:20261205T200000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=2',
      'RDATE;TZID=Europe/Budapest:20261210T200000',
    ),
  );
  expect(shown(spans)).toEqual([
    '2026-12-05T19:00 2026-12-05T20:00',
    '2026-12-06T19:00 2026-12-06T20:00',
    '2026-12-10T19:00 2026-12-10T20:00',
  ]);
});

test('a replacement in another zone replaces the occurrence at the same instant', () => {
  const lines = (...more: string[]) => [
    'BEGIN:VEVENT',
    'UID:series',
    'DTSTAMP:20261120T080000Z',
    ...more,
    'END:VEVENT',
  ];
  const { spans } = readFile(
    calendarOf(
      ...lines(
        'DTSTART;TZID=Asia/Almaty:20261201T150000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=2',
      ),
      ...lines(
        'RECURRENCE-ID;TZID=Europe/Budapest:20261202T110000',
        'DTSTART:20261204T080000Z',
        'DURATION:PT30M',
      ),
    ),
  );
  expect(shown(spans)).toEqual([
    '2026-12-01T10:00 2026-12-01T11:00',
    '2026-12-04T08:00 2026-12-04T08:30',
  ]);
});

test('the times of VFREEBUSY are busy unless they are free', () => {
  const { spans } = readFile(
    calendarOf(
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20261201T080000Z/20261201T090000Z,20261201T100000Z/PT30M',
      'FREEBUSY;FBTYPE=FREE:20261201T120000Z/PT1H',
      'FREEBUSY:20261202T080000Z/PT1H',
      'END:VFREEBUSY',
    ),
  );
  expect(shown(spans)).toEqual([
    '2026-12-01T08:00 2026-12-01T09:00',
    '2026-12-01T10:00 2026-12-01T10:30',
    '2026-12-02T08:00 2026-12-02T09:00',
  ]);
});

test('appointments of this site are left out', () => {
  const own = event('UID:visit-7@vizit.hu', 'DTSTART:20261201T080000Z', 'DURATION:PT1H');
  expect(readFile(own.replace('UID:event\r\n', '')).spans).toEqual([]);
});

/** An event of 20,000 times. */
const MINUTELY = [
  'BEGIN:VEVENT',
  'DTSTART:20200101T080000Z',
  'DURATION:PT1S',
  `RRULE:FREQ=DAILY;COUNT=20000;BYHOUR=8;BYMINUTE=${[...Array(60).keys()].join(',')}`,
  'END:VEVENT',
];

const faultOf = async (content: string | Uint8Array) =>
  readInChild({
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    zone: ZONE,
    from: FROM,
    until: UNTIL,
    ownHost: 'vizit.hu',
  }).catch((error: unknown) => (error as { fault?: object }).fault);

test.each([
  ['a web page', '<!doctype html><title>Calendar</title>', { reason: 'not_calendar' }],
  ['an empty file', '', { reason: 'not_calendar' }],
  [
    'a file that ends too early',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n',
    { reason: 'damaged', number: 2 },
  ],
  [
    'a file with too many events',
    calendarOf(...Array.from({ length: 6 }, () => MINUTELY).flat()),
    { reason: 'too_many_events' },
  ],
])('%s is refused with the reason', async (_name, content, fault) => {
  expect(await faultOf(content)).toEqual(fault);
});

test('dates that are not marked as dates are read as such', () => {
  const { spans, unread } = readFile(
    event('DTSTART:20270110', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20270111', 'DURATION:P1D'),
  );
  expect(unread).toEqual([]);
  expect(shown(spans)).toEqual([
    '2027-01-09T23:00 2027-01-10T23:00',
    '2027-01-11T23:00 2027-01-12T23:00',
  ]);
});
