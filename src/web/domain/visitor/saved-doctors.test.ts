import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDoctor, isSavedDoctor, removeDoctor, type SavedDoctor } from './saved-doctors.ts';
import { parseList } from './stored-lists.ts';

const doctor = (slug: string, specialty = 'Cardiologist'): SavedDoctor => ({
  slug,
  name: `Dr ${slug}`,
  image: null,
  specialty,
  language: 'en',
});
const slugs = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 30 });

test('a list has the doctors added last, each of them once, the newest first', () => {
  fc.assert(
    fc.property(slugs, fc.integer({ min: 1, max: 6 }), (added, max) => {
      const list = added.reduce<SavedDoctor[]>(
        (all, slug) => addDoctor(all, doctor(slug), max),
        [],
      );
      const newest = [...new Set(added.toReversed())].slice(0, max);
      expect(list.map(({ slug }) => slug)).toEqual(newest);
    }),
  );
});

test('adding a doctor again replaces the stored version', () => {
  const list = addDoctor([doctor('a'), doctor('b')], doctor('b', 'Surgeon'), 6);
  expect(list).toEqual([doctor('b', 'Surgeon'), doctor('a')]);
});

test('removing a doctor keeps the others', () => {
  expect(removeDoctor([doctor('a'), doctor('b')], 'a')).toEqual([doctor('b')]);
});

test('a stored list is read as it was written', () => {
  fc.assert(
    fc.property(slugs, (stored) => {
      const list = stored.map((slug) => doctor(slug));
      expect(parseList(JSON.stringify(list), isSavedDoctor)).toEqual(list);
    }),
  );
});

test('any stored text is read without an error, and invalid items are left out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseList(text, isSavedDoctor)).toEqual([]);
    }),
  );
  const mixed = JSON.stringify([{ slug: 'a' }, null, doctor('b'), 7]);
  expect(parseList(mixed, isSavedDoctor)).toEqual([doctor('b')]);
});
