import { expect, test } from 'vitest';
import { makeCity } from '#tests/support/web/doctors.ts';
import { listQuery, contextOf } from './list-context.ts';

const AREA = { id: 7, slug: 'ujbuda', name: 'Újbuda', sitemap_index: true };
const HERE = { lat: 47.5, lng: 19.05 };

const queryOf = (search: string, position: typeof HERE | null = null) =>
  listQuery(contextOf({ city: makeCity(), areas: [AREA], position }, search));

test.each([
  ['', { city: 10 }],
  ['?name=duna&sort=name', { city: 10, search: 'duna', ordering: 'name' }],
  ['?city_area=ujbuda', { city: 10, city_area: 7 }],
  ['?city_area=nowhere', { city: 10 }],
])('the clinics list sends the API query of the URL query "%s"', (search, query) => {
  expect(queryOf(search)).toEqual(query);
});

test('the clinics list ignores an unknown district and does not show it as active', () => {
  const contextAt = (search: string) =>
    contextOf({ city: makeCity(), areas: [AREA], position: null }, search);
  expect(contextAt('?city_area=nowhere').filters.cityArea).toBeNull();
  expect(contextAt('?city_area=ujbuda').filters.cityArea).toBe('ujbuda');
});

test('the clinics list is sorted by distance once the position is known', () => {
  expect(queryOf('?nearme=true')).toEqual({ city: 10 });
  expect(queryOf('?nearme=true', HERE)).toEqual({ city: 10, ordering: 'distance', ...HERE });
  expect(queryOf('', HERE)).toEqual({ city: 10 });
});
