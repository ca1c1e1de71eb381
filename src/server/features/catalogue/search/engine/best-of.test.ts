import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

test('bestOf returns the same best items as a full sort', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 });
  fc.assert(
    fc.property(keys, fc.integer({ min: 0, max: 20 }), (all, count) => {
      const keyOf = (ordinal: number) => all[ordinal] ?? 0;
      const ordinals = Array.from(all.keys());
      const lists = [
        ordinals.filter((each) => each % 3 === 0).toReversed(),
        ordinals.filter((each) => each % 3 !== 0),
      ];
      expect(bestOf(lists, count, keyOf)).toEqual(
        ordinals.toSorted((a, b) => keyOf(a) - keyOf(b) || a - b).slice(0, count),
      );
    }),
  );
});
