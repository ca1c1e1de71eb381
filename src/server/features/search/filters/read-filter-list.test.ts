import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_TYPES } from '#shared/contract/search.ts';
import { SearchRefusal } from '../search-refusal.ts';
import { readFilterList } from './read-filter-list.ts';

const ALL = [10, 11].flatMap((city) => SEARCH_TYPES.map((type) => ({ city, type })));

function passing(list: Parameters<typeof readFilterList>[0]): string[] {
  return ALL.filter(readFilterList(list)).map(({ city, type }) => `${type} ${city}`);
}

describe('a list of filters', () => {
  test('lets pass what passes all of them', () => {
    expect(passing(['city:10', 'type:Doctors'])).toEqual(['Doctors 10']);
    expect(passing([])).toHaveLength(ALL.length);
  });

  test('and any of a list inside it', () => {
    expect(passing(['city:10', ['type:Doctors', 'type:Clinics']])).toEqual([
      'Doctors 10',
      'Clinics 10',
    ]);
    expect(passing([[], ['city=11', 'city=12'], ['type:Doctors']])).toEqual(['Doctors 11']);
  });

  test('turns round what has a minus', () => {
    expect(passing(['city:-10', 'type:Doctors'])).toEqual(['Doctors 11']);
    expect(passing(['-city:10', 'type: -Clinics', 'type:-Services', '-type:Specialties'])).toEqual([
      'Doctors 11',
    ]);
    expect(passing(['city:\\-10'])).toEqual([]);
    expect(passing(['city=-10'])).toEqual([]);
  });

  test('can be text: JSON or joined by commas', () => {
    expect(passing('["city:10",["type:Doctors","type:Clinics"]]')).toEqual([
      'Doctors 10',
      'Clinics 10',
    ]);
    expect(passing('city:10,type:Doctors')).toEqual(['Doctors 10']);
    expect(passing('')).toHaveLength(ALL.length);
  });

  test.each(['[1]', '[["a",1]]', '[', '[[["city:10"]]]', '{"a":1}', 'city', '["city"]', 'a:b'])(
    '%s is refused',
    (text) => {
      expect(() => readFilterList(text)).toThrow(SearchRefusal);
    },
  );

  test('is read or refused, whatever it is', () => {
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
          expect(error).toBeInstanceOf(SearchRefusal);
        }
      }),
    );
  });
});
