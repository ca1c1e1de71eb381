import Type from 'typebox';
import { expect, test } from 'vitest';
import { checkData } from './check-data.ts';
import { City } from './types.ts';

const NAMES = { en: 'Pécs', hu: 'Pécs', kk: 'Печ', ro: 'Pécs', ru: 'Печ' };
const CITY = {
  id: 1,
  slug: 'pecs',
  names: NAMES,
  lat: 46,
  lng: 18,
  weight: 1,
  areas: [],
  streets: [],
};

test('a data file of the right shape is returned unchanged', () => {
  expect(checkData('places', Type.Array(City), [CITY])).toEqual([CITY]);
});

test.each([
  ['without a language', { ...CITY, names: { en: 'Pécs' } }],
  ['with a misspelt field', { ...CITY, weigth: 1 }],
  ['with a number as text', { ...CITY, lat: '46' }],
  ['with an invalid slug', { ...CITY, slug: 'Pécs' }],
])('a data file %s throws an error that names file and row', (_, wrong) => {
  expect(() => checkData('places', Type.Array(City), [CITY, wrong])).toThrow(
    /^Wrong data in places: \/1/,
  );
});
