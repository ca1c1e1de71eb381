import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { mergeSpans } from '#server/features/desk/busy-calendars/reading/events/merge-spans.ts';
import { readFile, shown } from '#tests/support/data/calendars/calendar-lines.ts';

const ZONE = 'Europe/Budapest';
const ZONE_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n');
const SERIES = ['DTSTART;TZID=Europe/Budapest:20270322T100000', 'DURATION:PT1H'];
const DAILY = 'RRULE:FREQ=DAILY;COUNT=10';
const FOURTH = 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Budapest:20270325T100000';
const THREE_DAYS = [
  '2027-03-22T09:00 2027-03-22T10:00',
  '2027-03-23T09:00 2027-03-23T10:00',
  '2027-03-24T09:00 2027-03-24T10:00',
];

/** Returns a calendar of one series and its changes, with the rules of its zone. */
const seriesOf = (...events: (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ZONE_RULES,
    ...events.flatMap((lines) => [
      'BEGIN:VEVENT',
      'UID:series',
      'DTSTAMP:20261120T080000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** The busy times of a series by the events of ical.js, which apply changes by code of their own. */
function readByEvents(content: string): [number, number][] {
  const [master, ...changes] = new ICAL.Component(ICAL.parse(content))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  if (master === undefined) throw new Error('The calendar has no event');
  for (const change of changes) master.relateException(change);
  const iterator = master.iterator();
  const spans: [number, number][] = [];
  for (let at = iterator.next(); at !== null && at !== undefined; at = iterator.next()) {
    const { startDate, endDate } = master.getOccurrenceDetails(at);
    spans.push([startDate.toUnixTime() * 1000, endDate.toUnixTime() * 1000]);
  }
  return spans;
}

test.each([
  ['later', ['DTSTART;TZID=Europe/Budapest:20270325T143000', 'DURATION:PT2H']],
  ['a day earlier', ['DTSTART;TZID=Europe/Budapest:20270324T180000', 'DURATION:PT30M']],
])('a change of this and all later events moves them %s, as ical.js does', (_name, lines) => {
  const content = seriesOf([...SERIES, DAILY], [FOURTH, ...lines]);
  const { spans, unread } = readFile(content);
  expect(unread).toEqual([]);
  expect(spans).toHaveLength(10);
  expect(shown(spans)).toEqual(shown(mergeSpans(readByEvents(content))));
});

test('events that move to a time of day keep it when clocks change', () => {
  const { spans } = readFile(
    seriesOf(
      [...SERIES, DAILY],
      [FOURTH, 'DTSTART;TZID=Europe/Budapest:20270325T143000', 'DURATION:PT30M'],
    ),
  );
  expect(shown(spans)).toEqual([
    ...THREE_DAYS,
    ...['25', '26', '27'].map((day) => `2027-03-${day}T13:30 2027-03-${day}T14:00`),
    ...['28', '29', '30', '31'].map((day) => `2027-03-${day}T12:30 2027-03-${day}T13:00`),
  ]);
});

test('a cancellation of this and all later events leaves the earlier ones', () => {
  expect(shown(readFile(seriesOf([...SERIES, DAILY], [FOURTH, 'STATUS:CANCELLED'])).spans)).toEqual(
    THREE_DAYS,
  );
});

test('a later change, a replaced and a deleted event win over an earlier change', () => {
  const { spans } = readFile(
    seriesOf(
      [...SERIES, DAILY, 'EXDATE;TZID=Europe/Budapest:20270326T100000'],
      [FOURTH, 'DTSTART;TZID=Europe/Budapest:20270325T120000', 'DURATION:PT1H'],
      ['RECURRENCE-ID:20270327T090000Z', 'DTSTART:20270327T160000Z', 'DURATION:PT1H'],
      [
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20270328T080000Z',
        'DTSTART:20270328T150000Z',
        'DURATION:PT1H',
        'TRANSP:TRANSPARENT',
      ],
    ),
  );
  expect(shown(spans)).toEqual([
    ...THREE_DAYS,
    '2027-03-25T11:00 2027-03-25T12:00',
    '2027-03-27T16:00 2027-03-27T17:00',
  ]);
});

test('events after the last day that move to before it are busy', () => {
  const { spans } = readFile(
    seriesOf(
      ['DTSTART:20271101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=8'],
      [
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20271122T100000Z',
        'DTSTART:20271102T100000Z',
        'DURATION:PT1H',
      ],
    ),
  );
  expect(shown(spans).at(-1)).toBe('2027-11-16T10:00 2027-11-16T11:00');
});

test('later events that become whole days are busy on their own days', () => {
  const { spans } = readFile(
    seriesOf(
      ['DTSTART:20270322T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=4', 'TRANSP:TRANSPARENT'],
      ['RECURRENCE-ID;RANGE=THISANDFUTURE:20270405T100000Z', 'DTSTART;VALUE=DATE:20270405'],
    ),
  );
  expect(shown(spans)).toEqual([
    '2027-04-04T22:00 2027-04-05T22:00',
    '2027-04-11T22:00 2027-04-12T22:00',
  ]);
});

test.each([
  ['names a date in a series of times', ['RECURRENCE-ID;RANGE=THISANDFUTURE:20270325']],
  ['has a rule of its own', [FOURTH, 'RRULE:FREQ=DAILY;INTERVAL=2']],
])('a series with a later change that %s is unread', (_name, lines) => {
  const moved = ['DTSTART;TZID=Europe/Budapest:20270325T143000', 'DURATION:PT1H'];
  const { unread } = readFile(seriesOf([...SERIES, DAILY], [...lines, ...moved]));
  expect(unread).toMatchObject([{ day: '2027-03-22' }]);
  expect(readFile(seriesOf([...SERIES, DAILY], [FOURTH, DAILY, ...moved])).unread).toEqual([]);
});

test('an unread free series with later events that are busy is listed', () => {
  const series = ['DTSTART;TZID=X:20270322T100000', DAILY, 'TRANSP:TRANSPARENT'];
  const busy = [FOURTH, 'DTSTART:20270325T090000Z', 'DURATION:PT1H'];
  expect(readFile(seriesOf(series)).unread).toEqual([]);
  expect(readFile(seriesOf(series, busy)).unread).toMatchObject([{ reason: 'unknown_zone' }]);
});

test('events without a UID are not replaced by others without one', () => {
  const content = seriesOf(
    ['DTSTART:20270322T090000Z', 'DURATION:PT1H'],
    ['RECURRENCE-ID:20270322T090000Z', 'DTSTART:20270323T090000Z', 'DURATION:PT1H'],
  ).replaceAll('UID:series\r\n', '');
  expect(shown(readFile(content).spans)).toEqual(THREE_DAYS.slice(0, 2));
});

test('a change of all later events is unread without its series', () => {
  const { spans, unread } = readFile(
    seriesOf([FOURTH, 'DTSTART:20270325T090000Z', 'DURATION:PT1H', DAILY]),
  );
  expect(unread).toMatchObject([{ reason: 'damaged', day: '2027-03-25' }]);
  expect(shown(spans)).toEqual(['2027-03-24T23:00 2027-03-25T23:00']);
});
