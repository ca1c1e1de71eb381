import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEARCH_TYPES } from '#shared/contract/catalogue/search/search.ts';
import { SearchError } from '../search-error.ts';
import { readFilterList } from './read-filter-list.ts';

const ALL = [10, 11].flatMap((city) => SEARCH_TYPES.map((type) => ({ city, type })));

function passing(list: Parameters<typeof readFilterList>[0]): string[] {
  return ALL.filter(readFilterList(list)).map(({ city, type }) => `${type} ${city}`);
}

test('a filter list combines filters with AND', () => {
  expect(passing(['city:10', 'type:Doctors'])).toEqual(['Doctors 10']);
  expect(passing([])).toHaveLength(ALL.length);
});

test('a filter list combines the filters of a nested list with OR', () => {
  expect(passing(['city:10', ['type:Doctors', 'type:Clinics']])).toEqual([
    'Doctors 10',
    'Clinics 10',
  ]);
  expect(passing([[], ['city=11', 'city=12'], ['type:Doctors']])).toEqual(['Doctors 11']);
});

test('a filter list negates a filter with a minus', () => {
  expect(passing(['city:-10', 'type:Doctors'])).toEqual(['Doctors 11']);
  expect(passing(['-city:10', 'type: -Clinics', 'type:-Services', '-type:Specialties'])).toEqual([
    'Doctors 11',
  ]);
  expect(passing(['city:\\-10'])).toEqual([]);
  expect(passing(['city=-10'])).toEqual([]);
});

test('a filter list can be JSON text or comma-separated text', () => {
  expect(passing('["city:10",["type:Doctors","type:Clinics"]]')).toEqual([
    'Doctors 10',
    'Clinics 10',
  ]);
  expect(passing('city:10,type:Doctors')).toEqual(['Doctors 10']);
  expect(passing('')).toHaveLength(ALL.length);
});

test.each(['[1]', '[["a",1]]', '[', '[[["city:10"]]]', '{"a":1}', 'city', '["city"]', 'a:b'])(
  'the filter list %s is rejected',
  (text) => {
    expect(() => readFilterList(text)).toThrow(SearchError);
  },
);

test('any input of a filter list is parsed or rejected', () => {
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
