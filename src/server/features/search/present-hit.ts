import type { Highlight, SearchHit, SearchType } from '#shared/contract/search/search.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import { localized, type Names } from '#server/features/reference/index.ts';
import type { DisplayedDoc } from './engine/search-index.ts';
import type { Highlighter } from './highlight.ts';

export interface Presentation {
  /** The languages in which every title is returned, translated or not. */
  readonly locales: readonly [Language, ...Language[]];
  readonly citySlugOf: (city: number) => string | undefined;
  readonly isRetrieved: (attribute: string) => boolean;
  readonly isHighlighted: (attribute: string) => boolean;
  readonly highlight: Highlighter;
}

/** Converts a match to a hit; returns null if its city no longer exists. */
export function presentHit(doc: DisplayedDoc, presentation: Presentation): SearchHit | null {
  const { locales, citySlugOf, isRetrieved, isHighlighted, highlight } = presentation;
  const citySlug = citySlugOf(doc.city);
  if (citySlug === undefined) return null;
  const title = titleOf(doc.titles, locales);
  const attributes = {
    title: pick(title, (language) => isRetrieved(`title.${language}`)),
    type: doc.type,
    slug: doc.slug,
    pretty_url: PAGES[doc.type](citySlug, doc.slug),
    city: doc.city,
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
