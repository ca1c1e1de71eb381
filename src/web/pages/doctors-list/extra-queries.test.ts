import { expect, test } from 'vitest';
import { parseDoctorFilters } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { makeCity } from '#tests/support/web/doctors.ts';
import { makeService } from '#tests/support/web/fake-api.ts';
import { metaQuery, nearbyQuery } from './extra-queries.ts';

const AREA = { id: 7, slug: 'ujbuda', name: 'Újbuda', sitemap_index: true };
const SHOWN = [{ id: 12 }, { id: 3 }];

function contextAt(search: string) {
  const query = new URLSearchParams(search);
  return {
    city: makeCity(),
    service: makeService({ id: 5 }),
    areas: [AREA],
    insurances: [],
    languages: [],
    area: query.get('city_area') === AREA.slug ? AREA : null,
    filters: parseDoctorFilters(query, { today: '2026-11-23' }),
    position: null,
  };
}

const queryAfter = (search: string, shown: readonly { id: number }[] = SHOWN) =>
  nearbyQuery(contextAt(search), shown);

test('metaQuery has the filters of a list, but not its sort order', () => {
  const search =
    'city_area=ujbuda&date=2026-11-23&language=en&insurance=4&child_age=24&sort=rating';
  expect(metaQuery(contextAt(search))).toEqual({
    city: 10,
    service: '5',
    city_area: 7,
    slot_date: '2026-11-23',
    language: 'en',
    insurance: 4,
    age: 24,
  });
});

test('nearbyQuery is null for a list without a district or insurance filter', () => {
  expect(queryAfter('')).toBeNull();
  expect(queryAfter('date=2026-11-24&sort=price&language=en')).toBeNull();
});

test('nearbyQuery has the doctors of nearby districts with all other filters, except those shown', () => {
  expect(queryAfter('city_area=ujbuda&date=2026-11-24&insurance=4&sort=rating')).toEqual({
    city: 10,
    service: '5',
    ordering: 'rating',
    slot_date: '2026-11-24',
    insurance: 4,
    nearest_city_area: 7,
    exclude: '3,12',
  });
});

test('nearbyQuery has the doctors of the city without the insurance filter, except those shown', () => {
  expect(queryAfter('insurance=4&child_age=24')).toEqual({
    city: 10,
    service: '5',
    age: 24,
    exclude: '3,12',
  });
});

test('nearbyQuery excludes no doctors if none are shown', () => {
  expect(queryAfter('city_area=ujbuda', [])).toEqual({
    city: 10,
    service: '5',
    nearest_city_area: 7,
  });
});

test('nearbyQuery excludes at most as many doctors as the API allows', () => {
  const shown = Array.from({ length: 400 }, (_, index) => ({ id: index + 1 }));
  expect(queryAfter('city_area=ujbuda', shown)?.exclude?.split(',')).toHaveLength(300);
});
