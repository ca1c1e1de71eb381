import { expect, test } from 'vitest';
import { matchWords } from './match-words.ts';

test('typed words match any part of a name, ignoring accents and case', () => {
  expect(matchWords('Hasi ultrahang', 'ULTRA')).toBe(true);
  expect(matchWords('Szívultrahang', 'sziv')).toBe(true);
  expect(matchWords('Ёлка', 'елка')).toBe(true);
  expect(matchWords('Hasi ultrahang', ' ultra  has ')).toBe(true);
  expect(matchWords('Hasi ultrahang', 'ultra mellkas')).toBe(false);
});

test('an empty text matches every name', () => {
  expect(matchWords('Hasi ultrahang', '  ')).toBe(true);
});
