import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, maxOf } from '#server/limits/index.ts';
import { ConfigError } from '../config-error.ts';
import { readLimits } from './limits.ts';

test('readLimits returns the default limits without settings', () => {
  expect(readLimits({})).toEqual(DEFAULT_LIMITS);
  expect(DEFAULT_LIMITS).toMatchObject({ upcomingPerPhone: 8, codesPerPhoneDaily: 20 });
});

test('readLimits overrides limits with the settings of the operator', () => {
  const limits = readLimits({ BOOKINGS_PER_PHONE: '3', CODES_PER_COUNTRY: '7' });
  expect(limits).toMatchObject({ bookingsPerPhone: 3, codesPerCountry: 7, codesPerPhone: 6 });
});

test('a limit in percent is computed from the limit that it refers to', () => {
  expect(maxOf(DEFAULT_LIMITS, 'codesPerBlock')).toBe(250);
  expect(maxOf(readLimits({ CODES_PER_COUNTRY: '1000' }), 'codesPerBlock')).toBe(50);
  expect(maxOf(readLimits({ CODES_PER_COUNTRY: '1' }), 'codesPerBlock')).toBe(1);
});

test('readLimits rejects percentages above 100, of limits and of days', () => {
  const names = ['CODES_PER_BLOCK', 'CODES_FOR_NEW_PHONES', 'HOLDS_PER_DOCTOR_AND_DAY'];
  for (const name of names) {
    expect(() => readLimits({ [name]: '101' })).toThrow(new RegExp(`${name}.*1 to 100`));
    expect(() => readLimits({ [name]: '100' })).not.toThrow();
  }
});

test.each(['0', '-1', 'many', '1.5', '1e9'])('readLimits rejects the setting "%s"', (text) => {
  expect(() => readLimits({ CODES_PER_PHONE: text })).toThrow(ConfigError);
});
