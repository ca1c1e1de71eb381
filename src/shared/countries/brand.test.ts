import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES } from './codes.ts';
import { countryOf } from './index.ts';

const WHITE = '#ffffff';
const CANVAS = '#f5f7fa';

/** Returns the relative luminance (WCAG 2.2) of `#rrggbb`, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

test('computes the contrast of WCAG 2.2', () => {
  expect(contrast('#000000', WHITE)).toBe(21);
  expect(contrast('#777777', WHITE)).toBeCloseTo(4.48, 2);
});

describe.each(COUNTRY_CODES)('accent colour of %s', (code) => {
  const { accent, accentDark, accentTint } = countryOf(code).brand;

  test.each([
    ['as text on white, and under white text', accent, WHITE],
    ['as text on the page', accent, CANVAS],
    ['as text on its own tint', accent, accentTint],
    ['pressed, under white text', accentDark, WHITE],
    ['pressed, as text on its own tint', accentDark, accentTint],
    ['under the ink of texts', accentTint, '#36445a'],
  ])('can be read %s', (_, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
  });
});

test('gives every country its own accent colour', () => {
  const accents = COUNTRY_CODES.map((code) => countryOf(code).brand.accent);
  expect(new Set(accents).size).toBe(COUNTRY_CODES.length);
});
