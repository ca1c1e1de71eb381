import { expect, test } from 'vitest';
import { areSpansOf, blanksIn, blankOut, spansOfWords, wordsOf } from './blank-out.ts';

const TEXT = 'Kiss Éva (recepció) hívott: +36 20 123 4567.';
const wordTexts = (text: string) => wordsOf(text).map(({ start, end }) => text.slice(start, end));

test('blankOut replaces each span and changes nothing else', () => {
  const spans = [
    { start: 0, end: 8 },
    { start: 28, end: 43 },
  ];
  expect(blankOut(TEXT, spans)).toBe('[…] (recepció) hívott: […].');
  expect(blankOut(TEXT, [])).toBe(TEXT);
});

test.each([
  ['nothing', []],
  ['the first and the last word', [0, 7]],
  ['neighbours', [0, 1, 4, 5, 6, 7]],
  ['single words', [1, 3, 5]],
  ['everything', [0, 1, 2, 3, 4, 5, 6, 7]],
])('the spans of a text are found again after blanking out %s', (_name, chosen) => {
  const spans = spansOfWords(wordsOf(TEXT), (index) => chosen.includes(index));
  expect(blanksIn(TEXT, blankOut(TEXT, spans))).toEqual(spans);
});

test.each([
  ['empty', [{ start: 3, end: 3 }]],
  ['reversed', [{ start: 3, end: 1 }]],
  ['negative', [{ start: -1, end: 2 }]],
  ['too long', [{ start: 0, end: 45 }]],
  [
    'overlapping',
    [
      { start: 0, end: 5 },
      { start: 4, end: 8 },
    ],
  ],
])('areSpansOf rejects %s spans', (_name, spans) => {
  expect(areSpansOf(TEXT, spans)).toBe(false);
});

test('areSpansOf accepts spans in order, up to the end of the text', () => {
  const spans = [
    { start: 0, end: 4 },
    { start: 4, end: TEXT.length },
  ];
  expect(areSpansOf(TEXT, spans)).toBe(true);
});

test('the words of a text exclude the punctuation around them', () => {
  expect(wordTexts(TEXT)).toEqual([
    'Kiss',
    'Éva',
    'recepció',
    'hívott',
    '+36',
    '20',
    '123',
    '4567',
  ]);
  expect(wordTexts('«Доктор»: a@b.hu, https://x.hu/y/')).toEqual([
    'Доктор',
    'a@b.hu',
    'https://x.hu/y/',
  ]);
});

test('spansOfWords merges adjacent words into one span', () => {
  const words = wordsOf(TEXT);
  const spans = spansOfWords(words, (index) => [0, 1, 4, 5, 6, 7].includes(index));
  expect(spans).toEqual([
    { start: 0, end: 8 },
    { start: 28, end: 43 },
  ]);
  expect(areSpansOf(TEXT, spans)).toBe(true);
});
