import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_WORD_LENGTH } from '#shared/domain/text/search-skeleton.ts';
import { Vocabulary } from './vocabulary.ts';

/** Generates words of few letters, so that many are near each other. */
const word = fc.string({ unit: fc.constantFrom(...'abcS'), maxLength: 7 });
const words = fc.uniqueArray(word, { maxLength: 40 });

test('a vocabulary finds the same near words as a full comparison', () => {
  const typed = fc.oneof(
    word,
    fc.string({ unit: fc.constantFrom(...'ab'), maxLength: MAX_WORD_LENGTH }),
  );
  fc.assert(
    fc.property(
      words,
      typed,
      fc.integer({ min: 0, max: 2 }),
      fc.boolean(),
      (all, text, limit, isBeginning) => {
        const vocabulary = new Vocabulary(all.map((each) => ({ text: each })));
        const found = vocabulary.near(text, limit, isBeginning);
        expect(found.map((each) => ({ ...each, word: each.word.text })).toSorted(byWord)).toEqual(
          all.flatMap((each) => comparedInFull(text, each, limit, isBeginning)).toSorted(byWord),
        );
      },
    ),
    { numRuns: 2000 },
  );
});

test('a vocabulary finds near words up to the maximum length', () => {
  const long = 'a'.repeat(MAX_WORD_LENGTH);
  const vocabulary = new Vocabulary([{ text: long }, { text: `${long.slice(1)}b` }]);
  expect(vocabulary.near(long, 2, true)).toHaveLength(2);
  expect(vocabulary.near(long.slice(1), 2, false)).toHaveLength(2);
});

test('an empty vocabulary has no near words', () => {
  expect(new Vocabulary([]).near('a', 2, true)).toEqual([]);
});

const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);

function comparedInFull(typed: string, word: string, limit: number, isBeginning: boolean) {
  const whole = distanceOf(typed, word);
  const beginning = Math.min(
    ...Array.from({ length: word.length + 1 }, (_, end) => distanceOf(typed, word.slice(0, end))),
  );
  const distance = isBeginning ? beginning : whole;
  return distance > limit ? [] : [{ word, distance, isWhole: whole <= distance }];
}

/** Returns the optimal string alignment distance, by definition. */
function distanceOf(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, () =>
    Array.from({ length: b.length + 1 }, () => 0),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      const ways = i === 0 || j === 0 ? [i + j] : [at(i - 1, j) + 1, at(i, j - 1) + 1];
      if (i > 0 && j > 0) ways.push(at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        ways.push(at(i - 2, j - 2) + 1);
      }
      const row = table[i];
      if (row !== undefined) row[j] = Math.min(...ways);
    }
  }
  return at(a.length, b.length);
}
