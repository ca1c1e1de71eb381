import { expect, test } from 'vitest';
import { shouldAskIfComing } from './coming.ts';

const STARTS_AT = Date.parse('2026-11-24T14:30:00+01:00');
const hoursBefore = (hours: number) => STARTS_AT - hours * 3_600_000;

test.each([
  [48.1, false],
  [48, true],
  [0.1, true],
  [0, false],
  [-1, false],
])('%s hours before an appointment patients are asked for an answer: %s', (hours, isAsked) => {
  const appointment = { startsAt: STARTS_AT, changedAt: hoursBefore(100) };
  expect(shouldAskIfComing(appointment, hoursBefore(hours))).toBe(isAsked);
});

test.each([
  [2.9, false],
  [3, true],
])('%s hours after a booking or a move patients are asked: %s', (hours, isAsked) => {
  const appointment = { startsAt: STARTS_AT, changedAt: hoursBefore(30) };
  expect(shouldAskIfComing(appointment, hoursBefore(30 - hours))).toBe(isAsked);
});
