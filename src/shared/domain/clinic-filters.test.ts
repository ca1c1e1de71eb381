import { expect, test } from 'vitest';
import {
  changeClinicFilters,
  clinicFiltersToSearch,
  parseClinicFilters,
} from './clinic-filters.ts';

const parse = (search: string) => parseClinicFilters(new URLSearchParams(search));

test('a query says how clinics are narrowed and sorted', () => {
  expect(parse('?search=%20Duna%20%20klinika&sort=price&city_area=ujbuda')).toEqual({
    search: 'Duna klinika',
    sort: 'price',
    nearMe: false,
    cityArea: 'ujbuda',
  });
});

test('what is invalid counts as unset', () => {
  const unset = { search: '', sort: null, nearMe: false, cityArea: null };
  expect(parse('')).toEqual(unset);
  expect(parse('?search=%20&sort=experience&nearme=perhaps&city_area=&page=2')).toEqual(unset);
  expect(parse(`?search=${'a'.repeat(200)}`).search).toHaveLength(100);
});

test.each([
  ['', ''],
  ['?nearme=1&sort=rating', '?nearme=true'],
  ['?city_area=ujbuda&sort=name&search=duna', '?search=duna&sort=name&city_area=ujbuda'],
])('%s becomes one query again: %s', (given, search) => {
  expect(clinicFiltersToSearch(parse(given))).toBe(search);
});

test('near me and the other orders take turns', () => {
  const sorted = parse('?sort=price&search=duna');
  const near = changeClinicFilters(sorted, { nearMe: true });
  expect(near).toMatchObject({ nearMe: true, sort: null, search: 'duna' });
  expect(changeClinicFilters(near, { sort: 'name' })).toMatchObject({
    nearMe: false,
    sort: 'name',
  });
  expect(changeClinicFilters(near, { search: 'a' })).toMatchObject({ nearMe: true, search: 'a' });
});
