import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { search } from '#server/features/catalogue/search/search.ts';
import { familyOf } from '#tests/support/search/service-families.ts';
import { createDemoSite } from '#tests/support/search/demo-site.ts';

interface EverydayQuery {
  readonly query: string;
  readonly expect: readonly string[];
}

/** The share of queries that find an expected service among the first hits, of all types. */
const MIN_FOUND = 0.95;
/** The share whose very first hit is an expected service or one of the same field of medicine. */
const MIN_IN_FIELD = 0.97;
const FIRST_HITS = 3;

describe.each<[Language, CountryCode, readonly string[]]>([
  ['en', 'ae', ['pizza delivery', 'weather tomorrow', 'cheap flights', 'xzqwvk']],
  ['hu', 'hu', ['pizza rendelés', 'autószerelő', 'albérlet', 'repülőjegy', 'xzqwvk']],
  ['kk', 'kz', ['такси шақыру', 'пәтер жалдау', 'щзхъфы']],
  ['ro', 'ro', ['livrare pizza', 'închirieri auto', 'vremea mâine', 'xzqwvk']],
  ['ru', 'kz', ['доставка пиццы', 'аренда квартиры', 'прогноз погоды', 'кредит', 'щзхъфы']],
])('in %s (%s)', (language, country, unrelated) => {
  const queries = readQueries(language);
  let answers: readonly (EverydayQuery & { slugs: readonly string[] })[] = [];
  let find: (query: string) => string[] = () => [];
  beforeAll(() => {
    const site = createDemoSite(country);
    find = (query) =>
      search({ site, language }, 'catalog', { query, filters: 'city=10' }).hits.map(
        ({ slug = '' }) => slug,
      );
    answers = queries.map((each) => ({ ...each, slugs: find(each.query) }));
  });

  test(`at least ${MIN_FOUND * 100} % of everyday queries find what is meant`, () => {
    const missed = answers.filter(({ slugs, expect: expected }) => {
      const first = slugs.slice(0, FIRST_HITS);
      return !expected.some((slug) => first.includes(slug));
    });
    expect(missed.length, textsOf(missed)).toBeLessThanOrEqual(queries.length * (1 - MIN_FOUND));
  });

  test(`at least ${MIN_IN_FIELD * 100} % of first hits are of the field that is meant`, () => {
    const elsewhere = answers.filter(({ slugs: [first], expect: expected }) => {
      return first !== undefined && !expected.some((slug) => familyOf(slug).has(first));
    });
    const max = queries.length * (1 - MIN_IN_FIELD);
    expect(elsewhere.length, textsOf(elsewhere)).toBeLessThanOrEqual(max);
  });

  test.each(unrelated)('"%s" finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });
});

function readQueries(language: Language): EverydayQuery[] {
  const file = new URL(`../../../support/data/everyday-queries/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as EverydayQuery[];
}

function textsOf(queries: readonly EverydayQuery[]): string {
  return queries.map(({ query }) => query).join(', ');
}
