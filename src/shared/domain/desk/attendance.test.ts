import { expect, test } from 'vitest';
import { isLate, isUnmarked, nextAttendances, type Attendance } from './attendance.ts';

const START = Date.parse('2026-11-24T10:00:00+01:00');
const appointment = (attendance: Attendance, isCancelled = false) => ({
  attendance,
  startsAt: START,
  isCancelled,
});
const after = (minutes: number) => START + minutes * 60_000;

test.each([
  ['expected', -60, ['arrived']],
  ['expected', 14, ['arrived']],
  ['expected', 15, ['arrived', 'no_show']],
  ['arrived', 5, ['in_room', 'seen']],
  ['arrived', 20, ['in_room', 'seen', 'no_show']],
  ['in_room', 20, ['seen']],
  ['seen', 60, []],
  ['no_show', 60, []],
] as const)('%s, %i minutes after the start, is one of %j', (attendance, minutes, expected) => {
  expect(nextAttendances(appointment(attendance), after(minutes))).toEqual(expected);
});

test('the next step of an appointment does not exist for a cancelled appointment', () => {
  expect(nextAttendances(appointment('expected', true), after(0))).toEqual([]);
});

test.each([
  [9, false],
  [10, true],
  [59, true],
  [60, false],
])('%i minutes after the start is late: %s', (minutes, expected) => {
  expect(isLate(appointment('expected'), after(minutes))).toBe(expected);
});

test.each([
  [59, false],
  [60, true],
])('an expected patient %i minutes after the start is unmarked: %s', (minutes, expected) => {
  expect(isUnmarked(appointment('expected'), after(minutes))).toBe(expected);
  expect(isUnmarked(appointment('seen'), after(minutes))).toBe(false);
  expect(isUnmarked(appointment('expected', true), after(minutes))).toBe(false);
});

test.each(['arrived', 'seen', 'no_show'] as const)(
  'an expected patient who is %s is not late',
  (attendance) => {
    expect(isLate(appointment(attendance), after(30))).toBe(false);
  },
);
