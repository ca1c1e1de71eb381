import type { Highlight, SearchHit, SearchType } from '#shared/contract/search/search.ts';
import { doctorFiltersToQuery, NO_FILTERS } from '#shared/domain/lists/doctor-filters.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import { localized, type Names, type Reference } from '#server/features/reference/index.ts';
import type { Alias } from './engine/alias-lists.ts';
import type { DisplayedDoc } from './engine/search-index.ts';
import { isCatalogue } from './engine/words/doc-words.ts';
import type { Highlighter, MatchCounter } from './highlight.ts';
import { clinicAddress } from './place/clinic-address.ts';
import type { listedArea } from './place/listed-area.ts';

export interface Presentation {
  /** The languages in which every title is returned, translated or not. */
  readonly locales: readonly [Language, ...Language[]];
  /** The language in which an alternate name is returned. */
  readonly language: Language;
  readonly reference: Pick<Reference, 'areaById' | 'branchesByClinic' | 'cityById'>;
  /** The insurance that the query names. */
  readonly insurance: number | undefined;
  readonly isRetrieved: (attribute: string) => boolean;
  readonly isHighlighted: (attribute: string) => boolean;
  readonly highlight: Highlighter;
  readonly countMatches: MatchCounter;
}

/** Converts a match to a hit; returns null if its city no longer exists. */
export function presentHit(
  doc: DisplayedDoc,
  { aliases, area }: { aliases: readonly Alias[]; area: ReturnType<typeof listedArea> },
  presentation: Presentation,
): SearchHit | null {
  const { language, locales, reference, isRetrieved, isHighlighted, highlight } = presentation;
  const citySlug = reference.cityById.get(doc.city)?.slug;
  if (citySlug === undefined) return null;
  const title = titleOf(doc.titles, locales);
  const highlights = mapTexts(
    pick(title, (language) => isHighlighted(`title.${language}`)),
    highlight,
  );
  const attributes = {
    title: pick(title, (language) => isRetrieved(`title.${language}`)),
    type: doc.type,
    slug: doc.slug,
    pretty_url:
      PAGES[doc.type](citySlug, doc.slug) + filtersOf(doc, area?.slug, presentation.insurance),
    city: doc.city,
    ...(area === undefined ? {} : { city_area: localized(area.names, language, locales[0]) }),
    ...(doc.type === 'Clinics' ? clinicAddress(doc, presentation) : {}),
    ...matchedAlias(aliases, highlights[language] ?? null, doc, presentation),
  };
  return {
    objectID: `${doc.type.toLowerCase()}-${doc.entity}-${doc.city}`,
    ...Object.fromEntries(Object.entries(attributes).filter(([name]) => isRetrieved(name))),
    ...(Object.keys(highlights).length === 0 ? {} : { _highlightResult: { title: highlights } }),
  };
}

/** The path of the page behind a hit. */
const PAGES = {
  Doctors: (_city, slug) => paths.doctor(slug),
  Clinics: (city, slug) => paths.clinic(city, slug),
  Specialties: (city, slug) => paths.doctors(city, slug),
  Services: (city, slug) => paths.doctors(city, slug),
} as const satisfies Record<SearchType, (city: string, slug: string) => string>;

/** Returns the query string of a list in the district or with the insurance that the query names. */
function filtersOf(
  { type }: DisplayedDoc,
  cityArea: string | undefined,
  insurance: number | undefined,
): string {
  if (!isCatalogue(type) || (cityArea === undefined && insurance === undefined)) return '';
  const filters = { cityArea: cityArea ?? null, insurance: insurance ?? null };
  return `?${doctorFiltersToQuery({ ...NO_FILTERS, ...filters }).toString()}`;
}

/** Returns the alternate name that matches the most words, unless the title matches. */
function matchedAlias(
  aliases: readonly Alias[],
  ownHighlight: Highlight | null,
  { titles }: DisplayedDoc,
  { language, locales, highlight, countMatches }: Presentation,
) {
  if (aliases.length === 0) return {};
  const { matchLevel } = ownHighlight ?? highlight(localized(titles, language, locales[0]));
  if (matchLevel !== 'none') return {};
  let best: Alias | null = null;
  let max = 0;
  for (const alias of aliases) {
    const count = countMatches(alias.words);
    const isShorter = best === null || alias.name.length < best.name.length;
    if (count < max || count === 0 || (count === max && !isShorter)) continue;
    [best, max] = [alias, count];
  }
  return best === null ? {} : { alternate_name: best.name };
}

type Texts<T> = Partial<Record<Language, T>>;

function titleOf(titles: Names, locales: readonly [Language, ...Language[]]): Texts<string> {
  return Object.fromEntries(
    LANGUAGES.filter(
      (language) => titles[language] !== undefined || locales.includes(language),
    ).map((language) => [language, localized(titles, language, locales[0])]),
  );
}

function pick(texts: Texts<string>, isWanted: (language: string) => boolean): Texts<string> {
  return Object.fromEntries(Object.entries(texts).filter(([language]) => isWanted(language)));
}

function mapTexts(texts: Texts<string>, highlight: Highlighter): Texts<Highlight> {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, highlight(text)]),
  );
}
