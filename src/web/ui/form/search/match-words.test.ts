import { expect, test } from 'vitest';
import { matchWords } from './match-words.ts';

test('a part of any word is enough, whatever accents and capitals', () => {
  expect(matchWords('Hasi ultrahang', 'ULTRA')).toBe(true);
  expect(matchWords('Szívultrahang', 'sziv')).toBe(true);
  expect(matchWords('Ёлка', 'елка')).toBe(true);
  expect(matchWords('Hasi ultrahang', ' ultra  has ')).toBe(true);
  expect(matchWords('Hasi ultrahang', 'ultra mellkas')).toBe(false);
});

test('nothing typed is every name', () => {
  expect(matchWords('Hasi ultrahang', '  ')).toBe(true);
});
