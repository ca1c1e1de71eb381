import { expect, test } from 'vitest';
import { cityInPath } from './city-in-path.ts';

test.each([
  ['/doctors/budapest/dentist?sort=price', 'budapest'],
  ['/en/clinics/pecs', 'pecs'],
  ['/procedures/gyor/categories', 'gyor'],
  ['/procedures/no-such-city', 'no-such-city'],
  ['/doctor/anna-kovacs', null],
  ['/clinics', null],
  ['/', null],
])('cityInPath reads the city of %s as %s', (path, city) => {
  expect(cityInPath(path)).toBe(city);
});
