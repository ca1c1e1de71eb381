import { expect, test } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { mapLinks, phoneMapLink } from './map-links.ts';

const PLACE = { lat: 43.24, lng: 76.91 };

test('Google Maps is offered in every country, 2GIS where people use it', () => {
  const names = COUNTRY_CODES.map((code) => [
    code,
    ...mapLinks(PLACE, countryOf(code)).map(({ name }) => name),
  ]);
  expect(names.toSorted()).toEqual([
    ['ae', 'Google Maps', '2GIS'],
    ['hu', 'Google Maps'],
    ['kg', 'Google Maps', '2GIS'],
    ['kz', 'Google Maps', '2GIS'],
    ['ro', 'Google Maps'],
  ]);
});

test('the online maps open the way to the place', () => {
  expect(mapLinks(PLACE, countryOf('kz')).map(({ href }) => href)).toEqual([
    'https://www.google.com/maps/dir/?api=1&destination=43.24%2C76.91',
    'https://2gis.kz/directions/points/%7C76.91%2C43.24',
  ]);
});

test('the map of the phone is Apple Maps or the app for geo links, with the name of the clinic', () => {
  expect(phoneMapLink(PLACE, 'Duna & Co (Buda)', true)).toBe(
    'https://maps.apple.com/?daddr=43.24%2C76.91',
  );
  expect(phoneMapLink(PLACE, 'Duna & Co', false)).toBe(
    'geo:43.24,76.91?q=43.24,76.91(Duna%20%26%20Co)',
  );
});
