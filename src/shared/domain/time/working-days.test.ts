import { expect, test } from 'vitest';
import { replyDueAt } from './working-days.ts';
import { zonedIso } from './zoned-time.ts';

const BUDAPEST = { timeZone: 'Europe/Budapest', closes: '17:00' };
const DUBAI = { timeZone: 'Asia/Dubai', closes: '18:00' };

const due = (received: string, days: number, office = BUDAPEST) =>
  zonedIso(replyDueAt(Date.parse(received), days, office), office.timeZone);

test.each([
  ['Monday morning', '2026-11-23T09:00:00+01:00', 1, '2026-11-24T17:00:00+01:00'],
  ['Monday morning', '2026-11-23T09:00:00+01:00', 2, '2026-11-25T17:00:00+01:00'],
  ['Monday night', '2026-11-23T23:59:00+01:00', 1, '2026-11-24T17:00:00+01:00'],
  ['Thursday', '2026-11-26T12:00:00+01:00', 2, '2026-11-30T17:00:00+01:00'],
  ['Friday', '2026-11-27T08:00:00+01:00', 1, '2026-11-30T17:00:00+01:00'],
  ['Saturday', '2026-11-28T08:00:00+01:00', 1, '2026-11-30T17:00:00+01:00'],
  ['Sunday', '2026-11-29T08:00:00+01:00', 2, '2026-12-01T17:00:00+01:00'],
])(
  'the reply to a message received on %s (%s) is due within %i working days',
  (_name, received, days, expected) => {
    expect(due(received, days)).toBe(expected);
  },
);

test('the end of a promise to reply follows the office hours after a change to summer time', () => {
  expect(due('2026-03-27T09:00:00+01:00', 1)).toBe('2026-03-30T17:00:00+02:00');
});

test('the end of a promise to reply counts the day of the country, not of UTC', () => {
  // Monday in Dubai, still Sunday in UTC.
  expect(due('2026-11-22T21:00:00Z', 1, DUBAI)).toBe('2026-11-24T18:00:00+04:00');
});
