import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

test.each([
  ['plain letters', 'a'.repeat(160), 1],
  ['one letter more', 'a'.repeat(161), 2],
  ['two full parts', 'a'.repeat(306), 2],
  ['more than two', 'a'.repeat(307), 3],
  ['letters of two places', '€'.repeat(80), 1],
  ['one of them more', '€'.repeat(81), 2],
  ['Cyrillic', 'ж'.repeat(70), 1],
  ['one Cyrillic letter more', 'ж'.repeat(71), 2],
  ['one Cyrillic letter among others', `${'a'.repeat(70)}ж`, 2],
  ['Hungarian', 'ő'.repeat(134), 2],
  ['nothing', '', 1],
])('%s', (_, text, count) => {
  const { parts } = segmentsOf(text);
  expect(parts).toHaveLength(count);
  expect(parts.join('')).toBe(text);
});

test('no letter is cut in two and no part is too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 60, maxLength: 400 }), (text) => {
      const { parts, isUnicode } = segmentsOf(text);
      expect(parts.join('')).toBe(text);
      for (const part of parts) {
        expect(part.isWellFormed()).toBe(true);
        expect(part.length).toBeLessThanOrEqual(isUnicode ? 70 : 160);
      }
    }),
  );
});
