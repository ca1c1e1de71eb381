import { expect, test } from 'vitest';
import { wordsIn } from './words-in.ts';

test.each([
  ['Dr. Nagy-Kovács Éva', ['Dr', 'Nagy', 'Kovács', 'Éva']],
  ["O'Connor’s 'quoted' names'", ["O'Connor’s", 'quoted', 'names']],
  ["a'b2c 3D МРТ–Қ", ["a'b", '2c', '3D', 'МРТ', 'Қ']],
  ['«Сауле Скан», e\u0301va', ['Сауле', 'Скан', 'e\u0301va']],
  ['№ 5 — ½ ’ \u02bcа', ['5', '½', '\u02bcа']],
  ['李小龍 и علی‌رضا', ['李小龍', 'и', 'علی', 'رضا']],
  ['', []],
])('the words in %j are %j', (text, words) => {
  expect(wordsIn(text).map((word) => word.text)).toEqual(words);
  for (const word of wordsIn(text)) expect(text.slice(word.start)).toMatch(word.text);
});

test('the words of common letters are the same beside letters that are not in the table', () => {
  const characters = Array.from({ length: 0x530 }, (_, code) => String.fromCharCode(code));
  const texts = characters.map(
    (character) => `a${character}1${character}'${character}b’${character}`,
  );
  for (const text of texts) expect(wordsIn(`${text} 龍`).slice(0, -1), text).toEqual(wordsIn(text));
});
