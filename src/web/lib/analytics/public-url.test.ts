import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { isPrivatePage, publicUrl, publicReferrer } from './public-url.ts';

const ORIGIN = 'https://vizit.hu';
const HASH = '0123456789abcdef0123456789abcdef';
const urlOf = (address: string) => publicUrl(ORIGIN, new URL(address, ORIGIN));

test('the public URL of a page keeps the path, the filters and the tracking parameters', () => {
  expect(urlOf('/ru/doctors/budapest/dentist?sort=price&gclid=x&utm_source=mail#top')).toBe(
    `${ORIGIN}/ru/doctors/budapest/dentist?sort=price&gclid=x&utm_source=mail`,
  );
  expect(urlOf('/')).toBe(`${ORIGIN}/`);
});

test.each([
  [paths.appointment(17, HASH), '/appointments'],
  [paths.feedback(17, HASH), '/feedback'],
  [`/ru${paths.appointment(17, HASH)}&utm_source=sms`, '/ru/appointments?utm_source=sms'],
])('the public URL of a page hides the appointment of %s', (address, expected) => {
  expect(urlOf(address)).toBe(ORIGIN + expected);
  expect(isPrivatePage(new URL(address, ORIGIN))).toBe(true);
});

test('the public URL of a page hides the requested URL of the not-found page', () => {
  expect(urlOf(paths.notFound(`/appointments/17?hash=${HASH}`))).toBe(`${ORIGIN}/404`);
});

test('the public URL of a page hides the position of the visitor', () => {
  expect(urlOf(paths.map({ lat: 47.5, lng: 19.05, zoom: 14 }))).toBe(`${ORIGIN}/map`);
  expect(urlOf('/doctors/budapest/dentist?nearme=47.5,19.05')).toBe(
    `${ORIGIN}/doctors/budapest/dentist`,
  );
});

test('the public URL of a page removes unknown parameters', () => {
  const names = fc.string({ minLength: 1 }).filter((name) => !/^(_|utm|sort|date)/.test(name));
  fc.assert(
    fc.property(names, (name) => {
      const query = new URLSearchParams([[name, 'Titkos Páciens']]);
      expect(urlOf(`/contacts?${query}`)).not.toMatch(/Titkos/);
    }),
  );
});

test('the home page and a list whose slug is appointments are public pages', () => {
  expect(isPrivatePage({ pathname: '/doctors/budapest/appointments' })).toBe(false);
  expect(isPrivatePage({ pathname: '/' })).toBe(false);
});

test('the referrer is the origin of another site, or the public URL of our page', () => {
  expect(publicReferrer(ORIGIN, '')).toBe('');
  expect(publicReferrer(ORIGIN, 'https://search.example/?q=oncologist')).toBe(
    'https://search.example/',
  );
  expect(publicReferrer(ORIGIN, ORIGIN + paths.appointment(17, HASH))).toBe(
    `${ORIGIN}/appointments`,
  );
});
