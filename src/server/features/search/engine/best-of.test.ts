import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

test('returns the same best items as a full sort', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 });
  fc.assert(
    fc.property(keys, fc.integer({ min: 0, max: 20 }), (all, count) => {
      const keyOf = (slot: number) => all[slot] ?? 0;
      const slots = Array.from(all.keys());
      expect(bestOf(slots.toReversed(), count, keyOf)).toEqual(
        slots.toSorted((a, b) => keyOf(a) - keyOf(b) || a - b).slice(0, count),
      );
    }),
  );
});
