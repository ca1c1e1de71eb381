import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, maxOf } from '#server/limits/index.ts';
import { ConfigError } from '../config-error.ts';
import { readLimits } from './limits.ts';

test('limits: uses the default limits without settings', () => {
  expect(readLimits({})).toEqual(DEFAULT_LIMITS);
  expect(DEFAULT_LIMITS).toMatchObject({ upcomingPerPhone: 8, codesPerPhoneDaily: 20 });
});

test('limits: overrides limits with the settings of the operator', () => {
  const limits = readLimits({ BOOKINGS_PER_PHONE: '3', CODES_PER_COUNTRY: '7' });
  expect(limits).toMatchObject({ bookingsPerPhone: 3, codesPerCountry: 7, codesPerPhone: 6 });
});

test('limits: computes percentage limits from the limit they refer to', () => {
  expect(maxOf(DEFAULT_LIMITS, 'codesPerBlock')).toBe(250);
  expect(maxOf(readLimits({ CODES_PER_COUNTRY: '1000' }), 'codesPerBlock')).toBe(50);
  expect(maxOf(readLimits({ CODES_PER_COUNTRY: '1' }), 'codesPerBlock')).toBe(1);
});

test.each(['0', '-1', 'many', '1.5', '1e9'])('limits: rejects the limit setting "%s"', (text) => {
  expect(() => readLimits({ CODES_PER_PHONE: text })).toThrow(ConfigError);
});
