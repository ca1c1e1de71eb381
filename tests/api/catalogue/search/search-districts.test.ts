import { expect, test } from 'vitest';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { search } from '#server/features/catalogue/search/search.ts';
import { createDemoSite } from '#tests/support/search/demo-site.ts';

const sites = { hu: createDemoSite('hu'), kz: createDemoSite('kz'), ro: createDemoSite('ro') };

function firstOf(country: keyof typeof sites & CountryCode, language: Language, query: string) {
  const context = { site: sites[country], language };
  const params = { query, filters: 'city=10 AND type:Specialties' };
  return search(context, 'catalog', params).hits[0];
}

test.each([
  ['hu', 'hu', 'fogorvos II. kerület', 'budapest', 'II. kerület', 'ii-kerulet'],
  ['hu', 'hu', 'fogorvos 2. kerület', 'budapest', 'II. kerület', 'ii-kerulet'],
  ['hu', 'hu', 'fogorvos a xi. kerületben', 'budapest', 'XI. kerület', 'xi-kerulet'],
  ['kz', 'ru', 'стоматолог Медеуский', 'almaty', 'Медеуский район', 'medeu'],
  ['kz', 'ru', 'стоматолог в медеуском районе', 'almaty', 'Медеуский район', 'medeu'],
  ['kz', 'kk', 'стоматолог Медеу', 'almaty', 'Медеу ауданы', 'medeu'],
  ['ro', 'ro', 'dentist sector 2', 'bucuresti', 'Sectorul 2', 'sector-2'],
] as const)(
  'in %s (%s), "%s" finds the dentists of the district',
  (country, language, query, city, area, slug) => {
    expect(firstOf(country, language, query)).toMatchObject({
      slug: 'dentist',
      city_area: area,
      pretty_url: `/doctors/${city}/dentist?city_area=${slug}`,
    });
  },
);

test.each(['стоматолог Дала Полис', 'стоматолог dala polis'])(
  '"%s" finds the dentists who accept the insurance, in either script',
  (query) => {
    expect(firstOf('kz', 'ru', query)).toMatchObject({
      slug: 'dentist',
      pretty_url: '/doctors/almaty/dentist?insurance=2',
    });
  },
);

test('a number without a word for a district names no district', () => {
  expect(firstOf('hu', 'hu', 'fogorvos 2')).not.toHaveProperty('city_area');
});
