import { expect, test } from 'vitest';
import {
  changeClinicFilters,
  clinicFiltersToSearch,
  parseClinicFilters,
} from './clinic-filters.ts';

const parse = (search: string) => parseClinicFilters(new URLSearchParams(search));

test('the filters and order of clinics are read from a query', () => {
  expect(parse('?name=%20Duna%20%20klinika&sort=price&city_area=ujbuda')).toEqual({
    name: 'Duna klinika',
    sort: 'price',
    nearMe: false,
    cityArea: 'ujbuda',
  });
});

test('invalid values of clinic filters are ignored', () => {
  const unset = { name: '', sort: null, nearMe: false, cityArea: null };
  expect(parse('')).toEqual(unset);
  expect(parse('?name=%20&sort=experience&nearme=perhaps&city_area=&page=2')).toEqual(unset);
  expect(parse(`?name=${'a'.repeat(200)}`).name).toHaveLength(100);
});

test.each([
  ['', ''],
  ['?nearme=1&sort=rating', '?nearme=true'],
  ['?city_area=ujbuda&sort=name&name=duna', '?name=duna&sort=name&city_area=ujbuda'],
])('the query "%s" of clinic filters is normalized to "%s"', (query, search) => {
  expect(clinicFiltersToSearch(parse(query))).toBe(search);
});

test('changeClinicFilters switches between near me and the other orders', () => {
  const sorted = parse('?sort=price&name=duna');
  const near = changeClinicFilters(sorted, { nearMe: true });
  expect(near).toMatchObject({ nearMe: true, sort: null, name: 'duna' });
  expect(changeClinicFilters(near, { sort: 'name' })).toMatchObject({
    nearMe: false,
    sort: 'name',
  });
  expect(changeClinicFilters(near, { name: 'a' })).toMatchObject({ nearMe: true, name: 'a' });
});
