import { describe, expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { DEFAULT_LIMITS, readLimits } from './limits.ts';

describe('limits', () => {
  test('are those of the product in production', () => {
    expect(readLimits({}, true)).toEqual(DEFAULT_LIMITS);
  });

  test('leave whoever only tries the product to book, but to send no more codes', () => {
    const limits = readLimits({}, false);
    expect(limits.bookingsPerPhone).toBeGreaterThan(100_000);
    expect(limits).toMatchObject({ codesPerPhone: 6, codesPerAddress: 60, codesPerPrefix: 200 });
  });

  test.each([true, false])('are those that an operator sets (in production: %s)', (production) => {
    const limits = readLimits({ BOOKINGS_PER_PHONE: '3', CODES_PER_COUNTRY: '7' }, production);
    expect(limits).toMatchObject({ bookingsPerPhone: 3, codesPerCountry: 7, codesPerPhone: 6 });
  });

  test.each(['0', '-1', 'many', '1.5', '1e9'])('are no "%s"', (text) => {
    expect(() => readLimits({ CODES_PER_PHONE: text }, true)).toThrow(ConfigError);
  });
});
