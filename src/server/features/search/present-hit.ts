import type { Highlight, SearchHit, SearchType } from '#shared/contract/search/search.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import { localized, type Names, type Reference } from '#server/features/reference/index.ts';
import { splitAliases } from './engine/exact-names.ts';
import type { DisplayedDoc } from './engine/search-index.ts';
import { isCatalogue } from './engine/words/doc-words.ts';
import type { Highlighter } from './highlight.ts';

export interface Presentation {
  /** The languages in which every title is returned, translated or not. */
  readonly locales: readonly [Language, ...Language[]];
  /** The language in which an alternate name is returned. */
  readonly language: Language;
  readonly reference: Pick<Reference, 'cityById' | 'doctorCounts' | 'minPrices'>;
  readonly isRetrieved: (attribute: string) => boolean;
  readonly isHighlighted: (attribute: string) => boolean;
  readonly highlight: Highlighter;
}

/** Converts a match to a hit; returns null if its city no longer exists. */
export function presentHit(doc: DisplayedDoc, presentation: Presentation): SearchHit | null {
  const { locales, reference, isRetrieved, isHighlighted, highlight } = presentation;
  const citySlug = reference.cityById.get(doc.city)?.slug;
  if (citySlug === undefined) return null;
  const title = titleOf(doc.titles, locales);
  const attributes = {
    title: pick(title, (language) => isRetrieved(`title.${language}`)),
    type: doc.type,
    slug: doc.slug,
    pretty_url: PAGES[doc.type](citySlug, doc.slug),
    city: doc.city,
    ...offerOf(doc, presentation),
    ...matchedAlias(doc, presentation),
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

/** Returns the doctors and the minimum price of a specialty or service in its city. */
function offerOf({ type, entity, city }: DisplayedDoc, { reference }: Presentation) {
  if (!isCatalogue(type)) return {};
  const where = { city, service: entity };
  const price = reference.minPrices(where);
  return {
    doctor_count: reference.doctorCounts(where),
    ...(price === null ? {} : { price_from: price }),
  };
}

/** Returns the alternate name that matches the most words, unless the title matches. */
function matchedAlias(doc: DisplayedDoc, { language, locales, highlight }: Presentation) {
  if (!isCatalogue(doc.type)) return {};
  if (highlight(localized(doc.titles, language, locales[0])).matchLevel !== 'none') return {};
  const names = doc.aliases.flatMap((alias) => splitAliases(alias[language]));
  const matches = names
    .map((name) => ({ name, count: highlight(name).matchedWords.length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.name.length - b.name.length);
  return matches[0] === undefined ? {} : { alternate_name: matches[0].name };
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
