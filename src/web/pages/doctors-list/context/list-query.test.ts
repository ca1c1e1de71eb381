import { expect, test } from 'vitest';
import { parseDoctorFilters } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { makeCity } from '#tests/support/web/doctors.ts';
import { makeService } from '#tests/support/web/fake-api.ts';
import { listQuery } from './list-query.ts';

const service = makeService();
const area = { id: 7, slug: 'ujbuda', name: 'Újbuda', sitemap_index: true };

const HERE = { lat: 47.4979, lng: 19.0402 };

function queryOf(search: string, isInArea = false, position: typeof HERE | null = null) {
  const filters = parseDoctorFilters(new URLSearchParams(search), { today: '2026-11-23' });
  return listQuery({ city: makeCity(), service, area: isInArea ? area : null, filters, position });
}

test('the query of a list without filters has only the city and the service', () => {
  expect(queryOf('')).toEqual({ city: 10, service: '5' });
});

test('the query of a list has every filter of the URL', () => {
  const search = 'sort=price&date=2026-11-24&language=en,de&insurance=4&child_age=24';
  expect(queryOf(search, true)).toEqual({
    city: 10,
    service: '5',
    ordering: 'price',
    city_area: 7,
    slot_date: '2026-11-24',
    language: 'de,en',
    insurance: 4,
    age: 24,
  });
});

test('the query of a list does not sort by distance without a position', () => {
  expect(queryOf('nearme=true')).toEqual({ city: 10, service: '5' });
});

test('the query of a list has the position of the visitor only with near me', () => {
  const plain = { city: 10, service: '5' };
  expect(queryOf('nearme=true', false, HERE)).toEqual({ ...plain, ordering: 'distance', ...HERE });
  expect(queryOf('', false, HERE)).toEqual(plain);
});
