import type { Highlight, SearchHit, SearchType } from '#shared/contract/search/search.ts';
import { doctorFiltersToQuery, NO_FILTERS } from '#shared/domain/lists/doctor-filters.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import { localized, type Names, type Reference } from '#server/features/reference/index.ts';
import type { Alias } from './engine/alias-lists.ts';
import type { DisplayedDoc } from './engine/search-index.ts';
import { isCatalogue } from './engine/words/doc-words.ts';
import type { Highlighter, MatchCounter } from './highlight.ts';
import type { NamedPlace } from './place/named-place.ts';

export interface Presentation {
  /** The languages in which every title is returned, translated or not. */
  readonly locales: readonly [Language, ...Language[]];
  /** The language in which an alternate name is returned. */
  readonly language: Language;
  readonly reference: Pick<Reference, 'areaById' | 'cityById' | 'doctorCounts' | 'minPrices'>;
  /** The district and the insurance that the query names. */
  readonly named: Partial<Pick<NamedPlace, 'area' | 'insurance'>>;
  readonly isRetrieved: (attribute: string) => boolean;
  readonly isHighlighted: (attribute: string) => boolean;
  readonly highlight: Highlighter;
  readonly countMatches: MatchCounter;
}

/** Converts a match to a hit; returns null if its city no longer exists. */
export function presentHit(
  doc: DisplayedDoc,
  aliases: readonly Alias[],
  presentation: Presentation,
): SearchHit | null {
  const { language, locales, reference, isRetrieved, isHighlighted, highlight } = presentation;
  const citySlug = reference.cityById.get(doc.city)?.slug;
  if (citySlug === undefined) return null;
  const title = titleOf(doc.titles, locales);
  const area = areaOf(doc, presentation);
  const attributes = {
    title: pick(title, (language) => isRetrieved(`title.${language}`)),
    type: doc.type,
    slug: doc.slug,
    pretty_url: PAGES[doc.type](citySlug, doc.slug) + filtersOf(doc, area, presentation),
    city: doc.city,
    ...(area === undefined ? {} : { city_area: localized(area.names, language, locales[0]) }),
    ...offerOf(doc, area?.id, presentation),
    ...matchedAlias(doc, aliases, presentation),
  };
  const highlighted = pick(title, (language) => isHighlighted(`title.${language}`));
  return {
    objectID: `${doc.type.toLowerCase()}-${doc.entity}-${doc.city}`,
    ...Object.fromEntries(Object.entries(attributes).filter(([name]) => isRetrieved(name))),
    ...(Object.keys(highlighted).length === 0
      ? {}
      : { _highlightResult: { title: mapTexts(highlighted, highlight) } }),
  };
}

/** The path of the page behind a hit. */
const PAGES = {
  Doctors: (_city, slug) => paths.doctor(slug),
  Clinics: (city, slug) => paths.clinic(city, slug),
  Specialties: (city, slug) => paths.doctors(city, slug),
  Services: (city, slug) => paths.doctors(city, slug),
} as const satisfies Record<SearchType, (city: string, slug: string) => string>;

/** Returns the district that the query names, if it has doctors of a specialty or service. */
function areaOf({ type, entity, city }: DisplayedDoc, { named, reference }: Presentation) {
  const area = reference.areaById.get(named.area ?? 0);
  if (area === undefined || !isCatalogue(type)) return undefined;
  const where = { city, cityArea: area.id, service: entity };
  return reference.doctorCounts(where) === 0 ? undefined : area;
}

/** Returns the query string of a list in the district or with the insurance that the query names. */
function filtersOf(
  { type }: DisplayedDoc,
  area: { slug: string } | undefined,
  { named }: Presentation,
): string {
  if (!isCatalogue(type)) return '';
  const filters = { cityArea: area?.slug ?? null, insurance: named.insurance ?? null };
  const query = doctorFiltersToQuery({ ...NO_FILTERS, ...filters }).toString();
  return query === '' ? '' : `?${query}`;
}

/** Returns the doctors and the minimum price of a specialty or service in its city. */
function offerOf(
  { type, entity, city }: DisplayedDoc,
  cityArea: number | undefined,
  { reference }: Presentation,
) {
  if (!isCatalogue(type)) return {};
  const where = { city, cityArea, service: entity };
  const price = reference.minPrices(where);
  return {
    doctor_count: reference.doctorCounts(where),
    ...(price === null ? {} : { price_from: price }),
  };
}

/** Returns the alternate name that matches the most words, unless the title matches. */
function matchedAlias(
  { type, titles }: DisplayedDoc,
  aliases: readonly Alias[],
  { language, locales, highlight, countMatches }: Presentation,
) {
  if (!isCatalogue(type)) return {};
  if (highlight(localized(titles, language, locales[0])).matchLevel !== 'none') return {};
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
