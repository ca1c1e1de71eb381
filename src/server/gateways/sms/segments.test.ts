import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

test.each([
  ['160 GSM characters', 'a'.repeat(160), 1],
  ['161 GSM characters', 'a'.repeat(161), 2],
  ['306 GSM characters', 'a'.repeat(306), 2],
  ['307 GSM characters', 'a'.repeat(307), 3],
  ['80 extended characters', '€'.repeat(80), 1],
  ['81 extended characters', '€'.repeat(81), 2],
  ['70 Cyrillic characters', 'ж'.repeat(70), 1],
  ['71 Cyrillic characters', 'ж'.repeat(71), 2],
  ['71 characters, one of them Cyrillic', `${'a'.repeat(70)}ж`, 2],
  ['134 Hungarian characters', 'ő'.repeat(134), 2],
  ['an empty text', '', 1],
])('segmentsOf counts the parts of %s', (_, text, count) => {
  const { parts } = segmentsOf(text);
  expect(parts).toHaveLength(count);
  expect(parts.join('')).toBe(text);
});

test('segmentsOf never splits a character and never exceeds the size of a part', () => {
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
