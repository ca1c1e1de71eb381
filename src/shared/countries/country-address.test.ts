import { expect, test } from 'vitest';
import { countryAddress } from './country-address.ts';

test('the countries of a running site are at their own domains', () => {
  expect(countryAddress('kz', 'https://vizit.hu')).toBe('https://vizit.kz');
});

test("on a developer's machine they are subdomains with its port", () => {
  expect(countryAddress('kz', 'http://localhost:3000')).toBe('http://kz.localhost:3000');
  expect(countryAddress('ro', 'http://hu.localhost:3000')).toBe('http://ro.localhost:3000');
});
