import { describe, expect, test } from 'vitest';
import type { SearchHit } from '#shared/contract/catalogue/search/search.ts';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { inOtherLayout } from '#server/features/catalogue/search/engine/words/typed/other-layout.ts';
import { search } from '#server/features/catalogue/search/search.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import type { SearchSite } from '#server/features/catalogue/search/search-context.ts';
import { createServiceCatalogue } from '#demo/reference/service-catalogue.ts';
import { createRandom } from '#demo/random.ts';
import { createDemoSite } from '#tests/support/search/demo-site.ts';

const services = createServiceCatalogue().rows.service.map((row) => ({
  slug: row.slug,
  names: row.names as Names,
  alternateNames: row.alternate_names as Names,
}));
const MIN_TYPED = 3;
const SCRIPTS = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюя'];
const WORDS_PER_SCRIPT = 30;
/** Shorter words of random letters are often one typo from a known one. */
const MIN_NONSENSE = 7;
/** A word with a beginning of this length in common with a known one may be meant. */
const KNOWN_LENGTH = 4;

describe.each(COUNTRY_CODES)('in %s', (code) => {
  const site = createDemoSite(code);
  const language = site.country.locales[0];

  test.each(site.country.locales)(
    'every beginning of a name in %s finds a name first that begins with it',
    (locale) => {
      const missed = beginningsIn(locale).filter(
        (typed) => !isNamed(typed, firstOf(site, typed, locale), locale),
      );
      expect(missed).toEqual([]);
    },
  );

  test.each(SCRIPTS)('words of random letters of %s find nothing', (letters) => {
    expect(nonsense(site, letters).filter((word) => isFound(site, word, language))).toEqual([]);
  });

  test.each(SCRIPTS)('a repeated letter of %s finds nothing', (letters) => {
    const words = Array.from(letters).flatMap((letter) => [letter.repeat(3), letter.repeat(5)]);
    expect(words.filter((word) => isFound(site, word, language))).toEqual([]);
  });

  test.each(['zzzqq', 'щщщъъъ', 'asdfgh', 'ывапролд', 'xyzxyz', '12345'])(
    'the keys of "%s" find nothing',
    (typed) => expect(isFound(site, typed, language)).toBe(false),
  );
});

function isFound(site: SearchSite, query: string, language: Language): boolean {
  return search({ site, language }, 'catalog', { query, hitsPerPage: 0 }).nbHits > 0;
}

function firstOf(site: SearchSite, query: string, language: Language): SearchHit | undefined {
  const filters = 'city=10 AND (type:Specialties OR type:Services)';
  return search({ site, language }, 'catalog', { query, filters, hitsPerPage: 1 }).hits[0];
}

/** Returns what can be typed of the names of specialties and services, each text once. */
function beginningsIn(language: Language): string[] {
  const names = services.map(({ names }) => plain(names[language] ?? ''));
  const texts = names.flatMap((name) =>
    Array.from({ length: name.length }, (_, end) => name.slice(0, end + 1)),
  );
  return Array.from(new Set(texts)).filter(
    (text) => text.length >= MIN_TYPED && !text.endsWith(' ') && !isRepetitive(text),
  );
}

/** Returns true for a text that repeats a word, which a search reads once. */
function isRepetitive(text: string): boolean {
  const words = text.split(' ');
  return new Set(words).size < words.length;
}

/** Returns true if the title begins with the text, or if people use the text as a name of several words. */
function isNamed(typed: string, hit: SearchHit | undefined, language: Language): boolean {
  const service = services.find(({ slug }) => slug === hit?.slug);
  const others = service?.alternateNames[language]?.split(',').map(plain) ?? [];
  return (
    plain(service?.names[language] ?? '').startsWith(typed) ||
    (typed.includes(' ') && others.includes(typed))
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function nonsense({ country, search: { index } }: SearchSite, letters: string): string[] {
  const random = createRandom(1, country.code, letters);
  const isKnown = (word: string) => {
    const key = readingsOf(word).letters;
    return Array.from(key, (_, at) => key.slice(at, at + KNOWN_LENGTH)).some(
      (piece) => piece.length === KNOWN_LENGTH && index.hasWordsFrom(piece),
    );
  };
  const words: string[] = [];
  while (words.length < WORDS_PER_SCRIPT) {
    const length = random.integer(MIN_NONSENSE, 10);
    const word = Array.from({ length }, () => random.pick(Array.from(letters))).join('');
    if (![word, inOtherLayout(word)].some(isKnown)) words.push(word);
  }
  return words;
}
