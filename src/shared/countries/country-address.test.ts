import { expect, test } from 'vitest';
import { countryAddress } from './country-address.ts';

test('countryAddress returns the country’s own domain in production', () => {
  expect(countryAddress('kz', 'https://vizit.hu')).toBe('https://vizit.kz');
});

test('countryAddress returns a localhost subdomain with the port in development', () => {
  expect(countryAddress('kz', 'http://localhost:3000')).toBe('http://kz.localhost:3000');
  expect(countryAddress('ro', 'http://hu.localhost:3000')).toBe('http://ro.localhost:3000');
});
