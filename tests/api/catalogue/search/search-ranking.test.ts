import { expect, test } from 'vitest';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { search } from '#server/features/catalogue/search/search.ts';
import { createDemoSite } from '#tests/support/search/demo-site.ts';

const sites = Object.fromEntries(COUNTRY_CODES.map((code) => [code, createDemoSite(code)]));

function find(country: CountryCode, language: Language, query: string): string[] {
  const filters = 'city=10 AND (type:Specialties OR type:Services)';
  const site = sites[country] as ReturnType<typeof createDemoSite>;
  const { hits } = search({ site, language }, 'catalog', { query, filters });
  return hits.map(({ slug = '' }) => slug);
}

test.each([
  ['kz', 'ru', 'карди', ['cardiologist', 'pediatric-cardiologist', 'ecg']],
  ['kz', 'kk', 'карди', ['cardiologist', 'pediatric-cardiologist', 'ecg']],
  ['hu', 'hu', 'nőgy', ['gynecologist', 'pelvic-ultrasound', 'pediatric-gynecologist']],
] as const)(
  'the beginning of a name in %s (%s), "%s", finds other forms and sounds after its words',
  (country, language, query, first) => {
    expect(find(country, language, query).slice(0, first.length)).toEqual(first);
  },
);

test.each([
  ['kz', 'kk', 'қарсы', 'flu-vaccination'],
  ['kz', 'ru', 'терапия', 'shockwave-therapy'],
  ['hu', 'hu', 'szűrés', 'infection-screening'],
  ['ro', 'ro', 'dentară', 'tooth-filling'],
] as const)(
  'a word in %s (%s), "%s", is not taken for a form of a word of another language',
  (country, language, query, slug) => {
    expect(find(country, language, query)[0]).toBe(slug);
  },
);

test.each([
  ['ae', 'en', 'blood test', 'complete-blood-count', 'cardiologist'],
  ['ro', 'ro', 'test de sânge', 'allergy-blood-panel', 'periodontist'],
] as const)(
  'a phrase in %s (%s), "%s", finds %s and not %s, which has its words with a typo only',
  (country, language, query, first, other) => {
    const found = find(country, language, query);
    expect(found[0]).toBe(first);
    expect(found).not.toContain(other);
  },
);
