import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Tally } from './tally.ts';

const ORDINALS = 4;

/** Words of a query; each has matches with a penalty, or rewards those of other words. */
const wordsOfQuery = fc.array(
  fc.record({
    isReward: fc.boolean(),
    matches: fc.array(fc.tuple(fc.nat({ max: ORDINALS - 1 }), fc.nat({ max: 9 }))),
  }),
  { maxLength: 5 },
);
type Words = typeof wordsOfQuery extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the number of words and the sum of their minimum penalties by ordinal, word by word. */
function countPlainly(words: Words): Map<number, { count: number; total: number }> {
  const entries = new Map<number, { count: number; total: number }>();
  for (const { isReward, matches } of words) {
    for (const [ordinal, ofOrdinal] of Map.groupBy(matches, ([each]) => each)) {
      const entry = entries.get(ordinal);
      const [first = 0] = ofOrdinal.map(([, penalty]) => penalty);
      const min = Math.min(...ofOrdinal.map(([, penalty]) => penalty));
      if (isReward && entry !== undefined) entry.total -= first;
      if (isReward) continue;
      const { count = 0, total = 0 } = entry ?? {};
      entries.set(ordinal, { count: count + 1, total: total + min });
    }
  }
  return entries;
}

test('the tally counts the words of each query and sums up their minimum penalties', () => {
  fc.assert(
    fc.property(fc.array(wordsOfQuery, { maxLength: 4 }), (queries) => {
      const tally = new Tally();
      for (const words of queries) {
        tally.beginQuery(ORDINALS);
        const found = new Set<number>();
        for (const { isReward, matches } of words) {
          tally.beginWord();
          for (const [ordinal, penalty] of matches) {
            if (isReward) tally.reward(ordinal, penalty);
            else if (tally.add(ordinal, penalty)) found.add(ordinal);
          }
        }
        const entries = Array.from(found, (ordinal) => [
          ordinal,
          { count: tally.countAt(ordinal), total: tally.totalAt(ordinal) },
        ]);
        expect(new Map(entries as [number, object][])).toEqual(countPlainly(words));
      }
    }),
  );
});
