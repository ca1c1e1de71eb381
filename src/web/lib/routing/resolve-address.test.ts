import { expect, test } from 'vitest';
import { countryOf } from '#shared/countries/index.ts';
import { lowerCasePath, resolveAddress } from './resolve-address.ts';

const resolve = (address: string) =>
  resolveAddress(new URL(`https://vizit.hu${address}`), countryOf('hu'));
const page = (language: string, basename: string) => ({ kind: 'page', language, basename });
const moved = (location: string) => ({ kind: 'moved', location });

test('the language of a path is the default language without a prefix', () => {
  expect(resolve('/')).toEqual(page('hu', '/'));
  expect(resolve('/doctors/budapest/dentist')).toEqual(page('hu', '/'));
});

test('the language of a path is the prefix of another language of the country', () => {
  expect(resolve('/en')).toEqual(page('en', '/en'));
  expect(resolve('/ru/doctor/anna')).toEqual(page('ru', '/ru'));
});

test('the language of a path ignores languages of other countries and longer segments', () => {
  expect(resolve('/kk/doctor/anna')).toEqual(page('hu', '/'));
  expect(resolve('/english')).toEqual(page('hu', '/'));
  expect(resolve('/EN')).toEqual(page('hu', '/'));
});

test('redirects of paths remove the prefix of the default language', () => {
  expect(resolve('/hu')).toEqual(moved('/'));
  expect(resolve('/hu/doctor/anna?a=1&b=%20')).toEqual(moved('/doctor/anna?a=1&b=%20'));
});

test('redirects of paths remove trailing slashes', () => {
  expect(resolve('/doctors/budapest/dentist/?sort=price')).toEqual(
    moved('/doctors/budapest/dentist?sort=price'),
  );
  expect(resolve('/en/')).toEqual(moved('/en'));
});

test('redirects of paths never leave the site', () => {
  expect(resolve('//evil.example')).toEqual(moved('/evil.example'));
  expect(resolve('/hu//evil.example/')).toEqual(moved('/evil.example'));
});

test('lowerCasePath lowers the case of a path, except percent-encoded characters', () => {
  expect(lowerCasePath('/Doctors/Gy%C5%91r/Dentist')).toBe('/doctors/gy%C5%91r/dentist');
  expect(lowerCasePath('/clinics/pecs')).toBe('/clinics/pecs');
});
