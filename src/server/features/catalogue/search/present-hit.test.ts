import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEARCH_TYPES } from '#shared/contract/catalogue/search/search.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { localized } from '#server/features/catalogue/reference/localized.ts';
import { attributeFilter } from './attributes.ts';
import { SearchIndex } from './engine/search-index.ts';
import type { SearchDoc } from './engine/words/doc-words.ts';
import { knownReadings } from './engine/words/known-readings.ts';
import { readQuery } from './engine/words/near-words.ts';
import { createHighlighter, createMatchCounter, matchesByWord, type Tags } from './highlight.ts';
import { presentHit } from './present-hit.ts';

type Matches = ReturnType<typeof matchesByWord>;

const WORDS = [
  'Anna',
  'Smith',
  "O'Neill",
  'MRI',
  'anna',
  'Szabó',
  'Őri-Tóth',
  'gyermekorvos',
  'Szűcs',
  'Ștefănescu',
  'inimă',
  'Ștef'.normalize('NFD'),
  'Țurcanu',
  'Иванов',
  'Пётр',
  'кардиолог',
  'Иван',
  'Жұмабаев',
  'Әсел',
  'дәрігер',
  'Қ',
  '3',
  'x2',
  'محمد',
  '王',
  '😀',
  '"',
  '\\',
  '\n',
  '\u2028',
  '<b>',
  "'",
  '–',
  '',
];
const text = fc
  .array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...WORDS) }, fc.string()), {
    maxLength: 5,
  })
  .map((words) => words.join(' '));
const attributes = fc.option(
  fc.subarray(['*', 'title', 'title.hu', 'title.kk', '-title.en', '-slug', 'type', 'city']),
  { nil: undefined },
);
const doc = fc.record({
  // In the order of `jsonb`.
  titles: fc.record(Object.fromEntries(LANGUAGES.map((each) => [each, text])), {
    requiredKeys: [],
    noNullPrototype: true,
  }),
  type: fc.constantFrom(...SEARCH_TYPES),
  entity: fc.nat(),
  slug: fc.constantFrom('anna-smith', '3'),
});

test('a hit that is written as text is what JSON.stringify writes', () => {
  const locales = fc.constantFrom(['hu', 'ro'] as const, ['kk', 'ru', 'en'] as const);
  const tags = fc.record({ before: text, after: text });
  fc.assert(
    fc.property(
      doc,
      text,
      tags,
      locales,
      attributes,
      attributes,
      (fields, query, highlightTags, inLanguages, retrieved, highlighted) => {
        const searched = { ...fields, id: 1, city: 10, aliases: [], weight: 0 };
        const index = new SearchIndex();
        index.put(searched);
        const matches = matchesByWord(readQuery(index, query));
        const options = {
          locales: inLanguages,
          isRetrieved: attributeFilter(retrieved),
          isHighlighted: attributeFilter(highlighted),
        };
        const hit = presentHit(
          index.docAt(0),
          { aliases: [], area: undefined },
          {
            ...options,
            language: 'en',
            insurance: undefined,
            reference: {
              areaById: new Map(),
              branchesByClinic: new Map(),
              cityById: new Map([[10, { slug: 'city' }]]) as never,
            },
            highlighter: createHighlighter(matches, highlightTags),
            countMatches: createMatchCounter(matches),
          },
        );
        expect(hit).toBe(JSON.stringify(plainHit(searched, options, matches, highlightTags)));
      },
    ),
    { numRuns: 300 },
  );
});

interface Options {
  readonly locales: readonly [SearchLanguage, ...SearchLanguage[]];
  readonly isRetrieved: (attribute: string) => boolean;
  readonly isHighlighted: (attribute: string) => boolean;
}
type SearchLanguage = (typeof LANGUAGES)[number];

/** Returns a hit as an object. */
function plainHit(
  { titles, type, entity, slug, city }: SearchDoc,
  { locales, isRetrieved, isHighlighted }: Options,
  matches: Matches,
  tags: Tags,
) {
  const all = LANGUAGES.filter((each) => titles[each] !== undefined || locales.includes(each)).map(
    (each) => [each, localized(titles, each, locales[0])] as const,
  );
  const url = {
    Doctors: `/doctor/${slug}`,
    Clinics: `/clinics/city/${slug}`,
    Specialties: `/doctors/city/${slug}`,
    Services: `/doctors/city/${slug}`,
  }[type];
  const title = Object.fromEntries(all.filter(([each]) => isRetrieved(`title.${each}`)));
  const attributesOf = { title, type, slug, pretty_url: url, city };
  const highlights = all
    .filter(([each]) => isHighlighted(`title.${each}`))
    .map(([each, own]) => [each, plainHighlight(own, matches, tags)] as const);
  return {
    objectID: `${type.toLowerCase()}-${entity}-${city}`,
    ...Object.fromEntries(Object.entries(attributesOf).filter(([name]) => isRetrieved(name))),
    ...(highlights.length === 0
      ? {}
      : { _highlightResult: { title: Object.fromEntries(highlights) } }),
  };
}

/** Returns a highlighted title as an object. */
function plainHighlight(title: string, matches: Matches, { before, after }: Tags) {
  const matched = new Set<string>();
  let isAll = true;
  let end = 0;
  let value = '';
  for (const { text: word, start } of wordsIn(title)) {
    const { letters, sound } = knownReadings(word);
    let length = 0;
    for (const { json, near } of matches) {
      const [byLetters, bySound] = [near.get(letters), near.get(sound)];
      const isByLetters = (byLetters?.penalty ?? Infinity) <= (bySound?.penalty ?? Infinity);
      const best = isByLetters ? byLetters : bySound;
      if (best === undefined) continue;
      matched.add(String(JSON.parse(json)));
      const keyOf = (part: string) => knownReadings(part)[isByLetters ? 'letters' : 'sound'];
      const parts = Array.from(word, (_, at) =>
        Array.from(word)
          .slice(0, at + 1)
          .join(''),
      );
      const tooLong = parts.findIndex((part) => keyOf(part).length > best.length);
      const prefix = tooLong < 0 ? word : (parts[tooLong - 1] ?? '');
      length = Math.max(length, best.isWhole ? word.length : prefix.length);
    }
    isAll &&= length === word.length;
    if (length === 0) continue;
    value += title.slice(end, start) + before + word.slice(0, length) + after;
    end = start + length;
  }
  const level = matched.size === 0 ? 'none' : matched.size < matches.length ? 'partial' : 'full';
  return {
    value: value + title.slice(end),
    matchLevel: level,
    ...(level === 'none' ? {} : { fullyHighlighted: isAll }),
    matchedWords: Array.from(matched),
  };
}
