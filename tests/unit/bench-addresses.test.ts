import { expect, test } from 'vitest';
import { createAddresses, type Offer } from '../../bench/calls/addresses.ts';

const OFFERS: Offer[] = Array.from({ length: 100 }, (_, index) => ({
  city: index % 2 === 0 ? 'budapest' : 'pecs',
  service: `service-${index % 10}`,
  area: index % 3 === 0 ? null : `area-${index % 7}`,
  insurances: index % 4 === 0 ? [] : [1, 2],
  languages: ['hu', 'en'],
  doctor: `doctor-${index}`,
  clinic: `clinic-${index % 5}`,
}));

test('addresses of a bench run never repeat and never use reserved ones', () => {
  const reserved = OFFERS.map(({ doctor }) => `/doctor/${doctor}`);
  const addresses = createAddresses(OFFERS);
  addresses.reserve(reserved);
  const taken = Array.from({ length: 2000 }, () => addresses.next());
  expect(new Set(taken).size).toBe(2000);
  expect(taken.filter((address) => reserved.includes(address))).toEqual([]);
});

test('addresses of a bench run are lists, profiles and clinics in every language', () => {
  const addresses = createAddresses(OFFERS);
  const taken = Array.from({ length: 500 }, () => addresses.next());
  for (const start of ['/doctors/', '/en/doctors/', '/ru/doctor/', '/clinics/']) {
    expect(taken.some((address) => address.startsWith(start))).toBe(true);
  }
  expect(taken.some((address) => address.includes('city_area='))).toBe(true);
});

test('a country without further addresses ends a bench run with an error', () => {
  const offers = OFFERS.slice(0, 1).map((offer) => ({ ...offer, languages: [] }));
  const addresses = createAddresses(offers);
  expect(() => {
    for (;;) addresses.next();
  }).toThrow('the country has only');
});
