import { expect, test } from 'vitest';
import { alternatesInEveryCountry, alternatesOf } from './alternates.ts';
import { countryOf } from './index.ts';

test('alternatesOf lists a page in every language of the country, the default without a prefix', () => {
  expect(alternatesOf('/doctor/anna-kovacs', countryOf('kz'), 'https://vizit.kz')).toEqual([
    { hreflang: 'ru-KZ', href: 'https://vizit.kz/doctor/anna-kovacs' },
    { hreflang: 'kk-KZ', href: 'https://vizit.kz/kk/doctor/anna-kovacs' },
    { hreflang: 'en-KZ', href: 'https://vizit.kz/en/doctor/anna-kovacs' },
    { hreflang: 'x-default', href: 'https://vizit.kz/doctor/anna-kovacs' },
  ]);
});

test('alternatesInEveryCountry lists the same alternates on the page of every country', () => {
  const fromHungary = alternatesInEveryCountry('/', 'https://vizit.hu');
  expect(fromHungary).toEqual(alternatesInEveryCountry('/', 'https://vizit.ae'));
  expect(fromHungary).toContainEqual({ hreflang: 'ru-KG', href: 'https://vizit.kg/' });
  expect(fromHungary).toContainEqual({ hreflang: 'ru-HU', href: 'https://vizit.hu/ru' });
  expect(new Set(fromHungary.map(({ hreflang }) => hreflang)).size).toBe(fromHungary.length);
});
