import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEARCH_TYPES } from '#shared/contract/catalogue/search/search.ts';
import { SearchError } from '../search-error.ts';
import { readFilterList } from './read-filter-list.ts';

const ALL = [10, 11].flatMap((city) => SEARCH_TYPES.map((type) => ({ city, type })));

function passing(list: Parameters<typeof readFilterList>[0]): string[] {
  return ALL.filter(readFilterList(list)).map(({ city, type }) => `${type} ${city}`);
}

test('filter list combines filters with AND', () => {
  expect(passing(['city:10', 'type:Doctors'])).toEqual(['Doctors 10']);
  expect(passing([])).toHaveLength(ALL.length);
});

test('filter list combines the filters of a nested list with OR', () => {
  expect(passing(['city:10', ['type:Doctors', 'type:Clinics']])).toEqual([
    'Doctors 10',
    'Clinics 10',
  ]);
  expect(passing([[], ['city=11', 'city=12'], ['type:Doctors']])).toEqual(['Doctors 11']);
});

test('filter list negates a filter with a minus', () => {
  expect(passing(['city:-10', 'type:Doctors'])).toEqual(['Doctors 11']);
  expect(passing(['-city:10', 'type: -Clinics', 'type:-Services', '-type:Specialties'])).toEqual([
    'Doctors 11',
  ]);
  expect(passing(['city:\\-10'])).toEqual([]);
  expect(passing(['city=-10'])).toEqual([]);
});

test('filter list accepts JSON text and comma-separated text', () => {
  expect(passing('["city:10",["type:Doctors","type:Clinics"]]')).toEqual([
    'Doctors 10',
    'Clinics 10',
  ]);
  expect(passing('city:10,type:Doctors')).toEqual(['Doctors 10']);
  expect(passing('')).toHaveLength(ALL.length);
});

test.each(['[1]', '[["a",1]]', '[', '[[["city:10"]]]', '{"a":1}', 'city', '["city"]', 'a:b'])(
  'filter list rejects the list %s',
  (text) => {
    expect(() => readFilterList(text)).toThrow(SearchError);
  },
);

test('filter list parses or rejects any input', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.string({ unit: fc.constantFrom(...'city:=-10, []"\\'), maxLength: 20 }),
  );
  const list = fc.oneof(part, fc.array(fc.oneof(part, fc.array(part))));
  fc.assert(
    fc.property(list, (each) => {
      try {
        passing(each);
      } catch (error) {
        expect(error).toBeInstanceOf(SearchError);
      }
    }),
  );
});
