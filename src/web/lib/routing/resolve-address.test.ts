import { describe, expect, test } from 'vitest';
import { countryOf } from '#shared/countries/index.ts';
import { lowerCasePath, resolveAddress } from './resolve-address.ts';

const resolve = (address: string) =>
  resolveAddress(new URL(`https://vizit.hu${address}`), countryOf('hu'));
const page = (language: string, basename: string) => ({ kind: 'page', language, basename });
const moved = (location: string) => ({ kind: 'moved', location });

describe('the language of a path', () => {
  test('is the default without a prefix', () => {
    expect(resolve('/')).toEqual(page('hu', '/'));
    expect(resolve('/doctors/budapest/dentist')).toEqual(page('hu', '/'));
  });

  test('is the prefix where that is another language of the country', () => {
    expect(resolve('/en')).toEqual(page('en', '/en'));
    expect(resolve('/ru/doctor/anna')).toEqual(page('ru', '/ru'));
  });

  test('is not taken from a language the country has not, nor from what only begins like one', () => {
    expect(resolve('/kk/doctor/anna')).toEqual(page('hu', '/'));
    expect(resolve('/english')).toEqual(page('hu', '/'));
    expect(resolve('/EN')).toEqual(page('hu', '/'));
  });
});

describe('a page has one address', () => {
  test('without the prefix of the default language', () => {
    expect(resolve('/hu')).toEqual(moved('/'));
    expect(resolve('/hu/doctor/anna?a=1&b=%20')).toEqual(moved('/doctor/anna?a=1&b=%20'));
  });

  test('without slashes at the end', () => {
    expect(resolve('/doctors/budapest/dentist/?sort=price')).toEqual(
      moved('/doctors/budapest/dentist?sort=price'),
    );
    expect(resolve('/en/')).toEqual(moved('/en'));
  });

  test('and a redirect never leaves the site', () => {
    expect(resolve('//evil.example')).toEqual(moved('/evil.example'));
    expect(resolve('/hu//evil.example/')).toEqual(moved('/evil.example'));
  });
});

test('a path is in lower case, but for what is encoded', () => {
  expect(lowerCasePath('/Doctors/Gy%C5%91r/Dentist')).toBe('/doctors/gy%C5%91r/dentist');
  expect(lowerCasePath('/clinics/pecs')).toBe('/clinics/pecs');
});
