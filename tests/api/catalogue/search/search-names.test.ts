import { describe, expect, test } from 'vitest';
import type { SearchHit } from '#shared/contract/catalogue/search/search.ts';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { phraseKey } from '#server/features/catalogue/search/engine/words/phrase-key.ts';
import { search } from '#server/features/catalogue/search/search.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import type { SearchSite } from '#server/features/catalogue/search/search-context.ts';
import { createServiceCatalogue } from '#server/features/clinic-data/starter/service-catalogue.ts';
import { createDemoSite } from '#tests/support/search/demo-site.ts';
import { nonsense } from '#tests/support/search/nonsense.ts';

const services = createServiceCatalogue().rows.service.map((row) => ({
  slug: row.slug,
  names: row.names as Names,
  alternateNames: row.alternate_names as Names,
}));
type Service = (typeof services)[number];
const MIN_TYPED = 3;
/** The length up to which every text is typed; of the longer ones, every sixth. */
const MAX_TYPED = 6;
const SCRIPTS = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюя'];

describe.each(COUNTRY_CODES)('in %s', (code) => {
  const site = createDemoSite(code);
  const language = site.country.locales[0];

  test.each(site.country.locales)(
    'every beginning of a name in %s, in small or capital letters, finds a name first that begins with it',
    (locale) => {
      const missed = beginningsIn(locale).filter(
        (typed) => !isNamed(plain(typed), firstOf(site, typed, locale), locale),
      );
      expect(missed).toEqual([]);
    },
  );

  test.each(site.country.locales)(
    'every beginning of a further word of a name in %s finds a name first that has it',
    (locale) => {
      const missed = innerBeginningsIn(locale).filter((typed) => {
        const service = serviceOf(firstOf(site, typed, locale));
        return service === undefined || !hasBeginning(site, service, typed, locale);
      });
      expect(missed).toEqual([]);
    },
  );

  test.each(site.country.locales)(
    'names in %s that the query begins come before services that only have the word elsewhere',
    (locale) => {
      const misplaced = firstLettersIn(locale).filter((typed) => {
        const hits = hitsOf(site, typed, locale).flatMap((hit) => serviceOf(hit) ?? []);
        const named = hits.map((service) => hasBeginning(site, service, typed, locale));
        return named.lastIndexOf(true) > named.indexOf(false) && named.includes(false);
      });
      expect(misplaced).toEqual([]);
    },
  );

  test('300 words without meaning find nothing', () => {
    const words = nonsense(site);
    expect(words.filter((word) => isFound(site, word, language))).toEqual([]);
  });

  test.each(SCRIPTS)('a repeated letter of %s finds nothing', (letters) => {
    const words = Array.from(letters).flatMap((letter) => [letter.repeat(3), letter.repeat(5)]);
    expect(words.filter((word) => isFound(site, word, language))).toEqual([]);
  });
});

function isFound(site: SearchSite, query: string, language: Language): boolean {
  return search({ site, language }, 'catalog', { query, hitsPerPage: 0 }).nbHits > 0;
}

/** Returns the hits of the search box, which are of all types. */
function hitsOf(site: SearchSite, query: string, language: Language): SearchHit[] {
  const fields = { attributesToRetrieve: ['slug', 'type'], attributesToHighlight: [] };
  const params = { query, filters: 'city=10', hitsPerPage: 12, ...fields };
  return search({ site, language }, 'catalog', params).hits;
}

/** Returns the first specialty or service; doctors and clinics of that name may come before. */
function firstOf(site: SearchSite, query: string, language: Language): SearchHit | undefined {
  return hitsOf(site, query, language).find((hit) => serviceOf(hit) !== undefined);
}

function serviceOf(hit: SearchHit | undefined): Service | undefined {
  const isService = hit?.type === 'Specialties' || hit?.type === 'Services';
  return isService ? services.find(({ slug }) => slug === hit.slug) : undefined;
}

/** Returns what can be typed of the names of specialties and services, each text once, every other in capitals. */
function beginningsIn(language: Language): string[] {
  const names = services.map(({ names }) => plain(names[language] ?? ''));
  const texts = distinct(names.flatMap((name) => beginningsOf(name))).filter(
    (text) => !text.endsWith(' ') && !isRepetitive(text),
  );
  const sample = texts.filter((text, place) => text.length <= MAX_TYPED || place % 6 === 0);
  return sample.map((text, place) => (place % 2 === 0 ? text : text.toUpperCase()));
}

/** Returns what can be typed of the words of these names but for the first. */
function innerBeginningsIn(language: Language): string[] {
  const words = services.flatMap(({ names }) => spelt(names[language] ?? '').slice(1));
  return distinct(words.flatMap((word) => beginningsOf(word)));
}

/** Returns the first four letters of each word of these names. */
function firstLettersIn(language: Language): string[] {
  const words = services.flatMap(({ names }) => spelt(names[language] ?? ''));
  return distinct(words.map((word) => word.slice(0, 4)).filter((word) => word.length === 4));
}

function beginningsOf(text: string): string[] {
  const lengths = Array.from({ length: text.length }, (_, place) => place + 1);
  return lengths.filter((length) => length >= MIN_TYPED).map((length) => text.slice(0, length));
}

function distinct(texts: readonly string[]): string[] {
  return Array.from(new Set(texts));
}

/** Returns the words of a name as it is spelt. */
function spelt(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/**
 * Returns true if a word of the name begins with the text, if the name in another language of the search begins
 * with it, or if people use the text as a name, in any form.
 */
function hasBeginning(
  { search: { index } }: SearchSite,
  { names, alternateNames }: Service,
  typed: string,
  language: Language,
): boolean {
  const text = plain(typed);
  const isForm = (each: Language) => {
    const key = phraseKey(typed, each);
    const known = [names[each] ?? '', ...(alternateNames[each]?.split(',') ?? [])];
    return key !== null && known.some((name) => phraseKey(name, each) === key);
  };
  return (
    ` ${plain(names[language] ?? '')}`.includes(` ${text}`) ||
    index.languages.some((each) => plain(names[each] ?? '').startsWith(text) || isForm(each))
  );
}

/** Returns true for a text that repeats a word, which a search reads once. */
function isRepetitive(text: string): boolean {
  const words = text.split(' ');
  return new Set(words).size < words.length;
}

/** Returns true if the title begins with the text, or if people use the text as a name of several words. */
function isNamed(typed: string, hit: SearchHit | undefined, language: Language): boolean {
  const service = serviceOf(hit);
  const others = service?.alternateNames[language]?.split(',').map(plain) ?? [];
  return (
    plain(service?.names[language] ?? '').startsWith(typed) ||
    (typed.includes(' ') && others.includes(typed))
  );
}

/** Returns a text in small letters without accents, with the letters of Kazakh that many type as Russian ones. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[әіөұүңғқһ]/gu, (letter) => 'аиоуунгкх'.charAt('әіөұүңғқһ'.indexOf(letter)))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
