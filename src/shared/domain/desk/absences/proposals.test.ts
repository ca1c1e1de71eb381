import { expect, test } from 'vitest';
import { needsCall } from './proposals.ts';

const NOW = Date.parse('2026-11-24T15:00:00+01:00');
const appointment = (answer: 'told' | 'call' | 'moved', startsAt: string) => ({
  answer,
  starts_at: startsAt,
});

test('needsCall is true for patients without an answer from 18 hours before the appointment', () => {
  expect(needsCall(appointment('told', '2026-11-25T09:00:00+01:00'), NOW)).toBe(true);
  expect(needsCall(appointment('told', '2026-11-25T09:30:00+01:00'), NOW)).toBe(false);
  expect(needsCall(appointment('moved', '2026-11-24T16:00:00+01:00'), NOW)).toBe(false);
});

test('needsCall is true at once for patients without a mobile phone', () => {
  expect(needsCall(appointment('call', '2026-12-25T09:00:00+01:00'), NOW)).toBe(true);
});
