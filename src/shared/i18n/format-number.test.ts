import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { formatNumber } from './format-number.ts';
import { LANGUAGES } from './languages.ts';

it.each([
  ['en', '12,345.5', '1,200'],
  ['hu', '12\u00a0345,5', '1200'],
  ['kk', '12\u00a0345,5', '1\u00a0200'],
  ['ro', '12.345,5', '1.200'],
  ['ru', '12\u00a0345,5', '1\u00a0200'],
] as const)('formatNumber formats numbers in %s as %s and %s', (language, large, small) => {
  expect(formatNumber(12_345.5, language)).toBe(large);
  expect(formatNumber(1200, language)).toBe(small);
});

test('formatNumber rounds and pads decimals', () => {
  expect(formatNumber(9.96, 'en', { maxDecimals: 1 })).toBe('10');
  expect(formatNumber(1.005, 'en', { maxDecimals: 2 })).toBe('1.01');
  expect(formatNumber(1, 'en', { minDecimals: 2 })).toBe('1.00');
  expect(formatNumber(0.5, 'en', { maxDecimals: 0 })).toBe('1');
  expect(formatNumber(-0.2, 'en', { maxDecimals: 0 })).toBe('0');
  expect(formatNumber(9999.9, 'hu', { maxDecimals: 0 })).toBe('10\u00a0000');
});

test('formatNumber formats numbers of any size', () => {
  expect(formatNumber(1e-9, 'en')).toBe('0');
  expect(formatNumber(123_456_789_012, 'en')).toBe('123,456,789,012');
});

test('formatNumber formats numbers like Intl where it supports the language', () => {
  const values = fc.oneof(
    fc.integer(),
    fc.integer({ min: -20_000_000, max: 20_000_000 }).map((value) => value / 1000),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGES),
      values,
      fc.integer({ min: 0, max: 3 }),
      (language, value, maxDecimals) => {
        const intl = new Intl.NumberFormat(language, {
          maximumFractionDigits: maxDecimals,
          signDisplay: 'negative',
        });
        expect(formatNumber(value, language, { maxDecimals })).toBe(intl.format(value));
      },
    ),
    { numRuns: 500 },
  );
});
