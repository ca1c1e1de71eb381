import { expect, test } from 'vitest';
import { pathInArea, pathInCity } from './path-in-city.ts';

const urlAt = (path: string, city?: string) => ({ path, city });

test('a change of the city keeps the service and the filters of a list', () => {
  const here = urlAt('/doctors/budapest/dentist?sort=price&language=en', 'budapest');
  expect(pathInCity(here, 'pecs')).toBe('/doctors/pecs/dentist?sort=price&language=en');
});

test('a change of the city removes the district', () => {
  const here = urlAt('/doctors/budapest/dentist?city_area=ujbuda', 'budapest');
  expect(pathInCity(here, 'pecs')).toBe('/doctors/pecs/dentist');
  expect(pathInCity(urlAt('/?city_area=ujbuda'), 'pecs')).toBe('/');
});

test('a change of the city replaces only the city segment', () => {
  const here = urlAt('/doctors/iasi/iasi', 'iasi');
  expect(pathInCity(here, 'cluj-napoca')).toBe('/doctors/cluj-napoca/iasi');
});

test('a change of the district keeps the other filters of a list', () => {
  const here = urlAt('/doctors/budapest/dentist?sort=price&city_area=ujbuda', 'budapest');
  expect(pathInArea(here, 'budapest', 'v-kerulet')).toBe(
    '/doctors/budapest/dentist?sort=price&city_area=v-kerulet',
  );
});

test('a district of another city changes the city and the district', () => {
  const here = urlAt('/doctors/budapest/dentist', 'budapest');
  expect(pathInArea(here, 'pecs', 'belvaros')).toBe('/doctors/pecs/dentist?city_area=belvaros');
});

test('a district chosen on the home page stays on the home page', () => {
  expect(pathInArea(urlAt('/'), 'budapest', 'v-kerulet')).toBe('/?city_area=v-kerulet');
});

test.each([['/doctor/anna-kovacs'], ['/clinics/budapest/duna-clinic'], ['/privacy_policy']])(
  'a district chosen on %s leads to the home page',
  (path) => {
    expect(pathInArea(urlAt(path, undefined), 'budapest', 'v-kerulet')).toBe(
      '/?city_area=v-kerulet',
    );
  },
);

test.each([
  ['/', '/'],
  ['/doctors/budapest/dentist', '/doctors/pecs/dentist'],
  ['/doctor/anna-kovacs?doctor_service_id=7', '/doctor/anna-kovacs?doctor_service_id=7'],
  ['/clinics/budapest?ordering=rating', '/clinics/pecs?ordering=rating'],
  ['/clinics/budapest/duna-clinic', '/clinics/pecs/duna-clinic'],
  ['/procedures/budapest', '/procedures/pecs'],
  ['/procedures/budapest/categories', '/procedures/pecs/categories'],
  ['/contacts', '/contacts'],
  ['/404?from_url=%2Fdoctors%2Fbudapest', '/404?from_url=%2Fdoctors%2Fbudapest'],
])('a change of the city on %s leads to %s', (path, next) => {
  const [, section = '', slug] = path.split(/[/?]/);
  const city = ['doctors', 'clinics', 'procedures'].includes(section) ? slug : undefined;
  expect(pathInCity(urlAt(path, city), 'pecs')).toBe(next);
});
