import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { PLURAL_CATEGORIES, pluralCategory } from './plural.ts';

it.each([
  ['en', 1, 'one'],
  ['en', 0, 'other'],
  ['kk', 1, 'one'],
  ['kk', 2, 'other'],
  ['ro', 1, 'one'],
  ['ro', 0, 'few'],
  ['ro', 19, 'few'],
  ['ro', 20, 'other'],
  ['ro', 101, 'few'],
  ['ro', 100, 'other'],
  ['ru', 1, 'one'],
  ['ru', 21, 'one'],
  ['ru', 11, 'many'],
  ['ru', 3, 'few'],
  ['ru', 13, 'many'],
  ['ru', 111, 'many'],
  ['ru', 0, 'many'],
  ['ru', 1.5, 'other'],
] as const)('plural category in %s of %d is %s', (language, count, category) => {
  expect(pluralCategory(language, count)).toBe(category);
});

test('pluralCategory picks the plural form of CLDR for every number', () => {
  const counts = fc.oneof(
    fc.integer({ min: -1000, max: 100_000 }),
    fc.integer({ min: 0, max: 10_000 }).map((tenths) => tenths / 10),
  );
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), counts, (language, count) => {
      expect(pluralCategory(language, count)).toBe(new Intl.PluralRules(language).select(count));
    }),
    { numRuns: 1000 },
  );
});

test('PLURAL_CATEGORIES lists exactly the plural forms in use for each language', () => {
  for (const language of LANGUAGES) {
    const used = new Set(
      [...Array(200).keys(), 0.5].map((count) => pluralCategory(language, count)),
    );
    expect([...PLURAL_CATEGORIES[language]].toSorted()).toEqual([...used].toSorted());
  }
});
