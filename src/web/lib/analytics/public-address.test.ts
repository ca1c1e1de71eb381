import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { isPrivatePage, publicAddress, publicReferrer } from './public-address.ts';

const ORIGIN = 'https://vizit.hu';
const HASH = '0123456789abcdef0123456789abcdef';
const shared = (address: string) => publicAddress(ORIGIN, new URL(address, ORIGIN));

describe('the address of a page', () => {
  test('tells which page it is, how it is filtered and which click led to it', () => {
    expect(shared('/ru/doctors/budapest/dentist?sort=price&gclid=x&utm_source=mail#top')).toBe(
      `${ORIGIN}/ru/doctors/budapest/dentist?sort=price&gclid=x&utm_source=mail`,
    );
    expect(shared('/')).toBe(`${ORIGIN}/`);
  });

  test.each([
    [paths.appointment(17, HASH), '/appointments'],
    [paths.feedback(17, HASH), '/feedback'],
    [`/ru${paths.appointment(17, HASH)}&utm_source=sms`, '/ru/appointments?utm_source=sms'],
  ])('%s keeps the appointment to itself', (address, told) => {
    expect(shared(address)).toBe(ORIGIN + told);
    expect(isPrivatePage(new URL(address, ORIGIN))).toBe(true);
  });

  test('that was not found does not quote what was asked for', () => {
    expect(shared(paths.notFound(`/appointments/17?hash=${HASH}`))).toBe(`${ORIGIN}/404`);
  });

  test('says nothing of where the visitor stands', () => {
    expect(shared(paths.map({ lat: 47.5, lng: 19.05, zoom: 14 }))).toBe(`${ORIGIN}/map`);
    expect(shared('/doctors/budapest/dentist?nearme=47.5,19.05')).toBe(
      `${ORIGIN}/doctors/budapest/dentist`,
    );
  });

  test('carries no parameter that nobody has thought of', () => {
    const names = fc.string({ minLength: 1 }).filter((name) => !/^(_|utm|sort|date)/.test(name));
    fc.assert(
      fc.property(names, (name) => {
        const query = new URLSearchParams([[name, 'Titkos Páciens']]);
        expect(shared(`/contacts?${query}`)).not.toMatch(/Titkos/);
      }),
    );
  });

  test('of any other page is open', () => {
    expect(isPrivatePage({ pathname: '/doctors/budapest/appointments' })).toBe(false);
    expect(isPrivatePage({ pathname: '/' })).toBe(false);
  });
});

test('of another site only its name is told, of ours no more than of any page', () => {
  expect(publicReferrer(ORIGIN, '')).toBe('');
  expect(publicReferrer(ORIGIN, 'https://search.example/?q=oncologist')).toBe(
    'https://search.example/',
  );
  expect(publicReferrer(ORIGIN, ORIGIN + paths.appointment(17, HASH))).toBe(
    `${ORIGIN}/appointments`,
  );
});
