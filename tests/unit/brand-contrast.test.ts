import { describe, expect, test } from 'vitest';
import { contrast } from '#tests/support/web/contrast.ts';
import { BRANDS } from '#shared/countries/brands.ts';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';

const WHITE = '#ffffff';
const CANVAS = '#f5f7fa';

test('contrast computes the contrast of WCAG 2.2', () => {
  expect(contrast('#000000', WHITE)).toBe(21);
  expect(contrast('#777777', WHITE)).toBeCloseTo(4.48, 2);
});

describe.each(COUNTRY_CODES)('accent colour of %s', (code) => {
  const { accent, accentDark, accentTint } = BRANDS[code];

  test.each([
    ['as text on white, and under white text', accent, WHITE],
    ['as text on the page', accent, CANVAS],
    ['as text on its own tint', accent, accentTint],
    ['pressed, under white text', accentDark, WHITE],
    ['pressed, as text on its own tint', accentDark, accentTint],
    ['under the ink of texts', accentTint, '#36445a'],
  ])('the accent colour can be read %s', (_, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the accent colour of every country is its own', () => {
  const accents = COUNTRY_CODES.map((code) => BRANDS[code].accent);
  expect(new Set(accents).size).toBe(COUNTRY_CODES.length);
});
