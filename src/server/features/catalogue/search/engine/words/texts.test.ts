import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Texts } from './texts.ts';

test('Texts returns the stored texts unchanged', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 50 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 50 }), (all) => {
      const texts = new Texts();
      for (const each of all) texts.add(each);
      expect(all.map((_, index) => texts.at(index))).toEqual(all);
    }),
  );
});

test('Texts returns texts longer than a chunk unchanged', () => {
  const all = ['ё'.repeat(700_000), 'a', 'ü'.repeat(400_000), '', 'z'];
  const texts = new Texts();
  for (const each of all) texts.add(each);
  expect(all.every((each, index) => texts.at(index) === each)).toBe(true);
});
