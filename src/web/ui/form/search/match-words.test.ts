import { expect, test } from 'vitest';
import { matchWords } from './match-words.ts';

test('matches a part of any word, whatever the accents and case', () => {
  expect(matchWords('Hasi ultrahang', 'ULTRA')).toBe(true);
  expect(matchWords('Szívultrahang', 'sziv')).toBe(true);
  expect(matchWords('Ёлка', 'елка')).toBe(true);
  expect(matchWords('Hasi ultrahang', ' ultra  has ')).toBe(true);
  expect(matchWords('Hasi ultrahang', 'ultra mellkas')).toBe(false);
});

test('matches every name while the text is empty', () => {
  expect(matchWords('Hasi ultrahang', '  ')).toBe(true);
});
