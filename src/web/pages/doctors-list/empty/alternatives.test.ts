import { expect, test } from 'vitest';
import { parseDoctorFilters } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { makeCity } from '#tests/support/web/doctors.ts';
import { makeService } from '#tests/support/web/fake-api.ts';
import { alternatives } from './alternatives.ts';

const budapest = makeCity();
const cityAt = (id: number, lat: number) => ({
  ...budapest,
  id,
  location: { ...budapest.location, lat: budapest.location.lat + lat },
});
const CITIES = [cityAt(11, 3), cityAt(12, 1), budapest, cityAt(13, 2)];

/** Returns the kind, city and day of every alternative to a list. */
function offered(search: string, doctors = 4) {
  const context = {
    city: budapest,
    service: makeService({ id: 5, doctors_count: doctors }),
    areas: [],
    insurances: [],
    languages: [],
    area: null,
    filters: parseDoctorFilters(new URLSearchParams(search), { today: '2026-11-23' }),
    position: null,
  };
  return alternatives(context, CITIES).map(({ by, context: { city, filters } }) => [
    by,
    city.id,
    filters.date,
  ]);
}

test('a day without doctors offers any day, then the same day in the two nearest cities', () => {
  expect(offered('date=2026-11-24')).toEqual([
    ['date', 10, null],
    ['cityOnDay', 12, '2026-11-24'],
    ['cityOnDay', 13, '2026-11-24'],
  ]);
});

test('several filters can be removed one by one or all at once', () => {
  expect(offered('date=2026-11-24&insurance=4').map(([by]) => by)).toEqual([
    'reset',
    'date',
    'insurance',
    'cityOnDay',
    'cityOnDay',
  ]);
  expect(offered('insurance=4')).toEqual([['insurance', 10, null]]);
});

test('a city without doctors offers every other city, the nearest first', () => {
  const everyCity = [12, 13, 11].map((id) => ['city', id, null]);
  expect(offered('')).toEqual(everyCity);
  expect(offered('date=2026-11-24', 0)).toEqual(everyCity);
});
