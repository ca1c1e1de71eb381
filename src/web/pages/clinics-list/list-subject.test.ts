import { expect, test } from 'vitest';
import { makeCity } from '#tests/support/web/doctors.ts';
import { listQuery, subjectOf } from './list-subject.ts';

const AREA = { id: 7, slug: 'ujbuda', name: 'Újbuda', sitemap_index: true };
const HERE = { lat: 47.5, lng: 19.05 };

const queryOf = (search: string, position: typeof HERE | null = null) =>
  listQuery(subjectOf({ city: makeCity(), areas: [AREA], position }, search));

test.each([
  ['', { city: 10 }],
  ['?name=duna&sort=name', { city: 10, search: 'duna', ordering: 'name' }],
  ['?city_area=ujbuda', { city: 10, city_area: 7 }],
  ['?city_area=nowhere', { city: 10 }],
])('the address %s asks for the clinics', (search, query) => {
  expect(queryOf(search)).toEqual(query);
});

test('an unknown district is no filter, and none that shows as active', () => {
  const subjectAt = (search: string) =>
    subjectOf({ city: makeCity(), areas: [AREA], position: null }, search);
  expect(subjectAt('?city_area=nowhere').filters.cityArea).toBeNull();
  expect(subjectAt('?city_area=ujbuda').filters.cityArea).toBe('ujbuda');
});

test('near me asks for the nearest ones once it is known where that is', () => {
  expect(queryOf('?nearme=true')).toEqual({ city: 10 });
  expect(queryOf('?nearme=true', HERE)).toEqual({ city: 10, ordering: 'distance', ...HERE });
  expect(queryOf('', HERE)).toEqual({ city: 10 });
});
