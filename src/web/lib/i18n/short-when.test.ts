import { expect, test } from 'vitest';
import { shortWhen } from './short-when.ts';

test('shortWhen formats today and tomorrow as words, other days by weekday and date', () => {
  const today = '2026-11-23';
  expect(shortWhen('2026-11-23T09:30:00+01:00', today, 'en')).toBe('today, 09:30');
  expect(shortWhen('2026-11-24T09:30:00+01:00', today, 'ru')).toBe('завтра, 09:30');
  expect(shortWhen('2026-11-26T14:00:00+01:00', today, 'en')).toBe('Thu, 26 Nov, 14:00');
});
