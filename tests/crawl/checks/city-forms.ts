import type { CountryCode } from '#shared/countries/codes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { locativeNames } from '#server/features/clinic-data/starter/data/forms.ts';
import { careerPlaces } from '#demo/data/careers.ts';
import { places } from '#server/features/clinic-data/starter/data/places.ts';

/** Prepositions that do not go with the plain name of a city. */
const PREPOSITIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['at', 'on'],
  hu: [],
  kk: [],
  ro: ['in', 'pe'],
  ru: ['в', 'во', 'из', 'от', 'до', 'около', 'под'],
};

/** Words that begin like the name of a city. */
const OTHER_WORDS = ['Печать'];

/**
 * Returns the mentions of the country's cities that are neither the plain name nor the form "as the
 * place of something" (ADR 29), with the word before: "в Караганда", "Budapest-ben".
 */
export function wrongCityForms(
  texts: readonly string[],
  country: CountryCode,
  language: Language,
): string[] {
  const cities = places[country];
  const inAddresses = cities.flatMap(({ areas, streets }) =>
    [...areas, ...streets].map(({ names }) => names[language] ?? ''),
  );
  const { universities, hospitals } = careerPlaces[country];
  const institutions = [...universities, ...hospitals].map((names) => names[language] ?? '');
  const others = new RegExp(
    [...OTHER_WORDS, ...inAddresses, ...institutions].map(RegExp.escape).join('|'),
    'gu',
  );
  const rest = texts.map((text) => text.replaceAll(others, ' '));
  return cities.flatMap(({ slug, names }) =>
    wrongFormsOf(names[language], locativeNames(slug)[language], language, rest),
  );
}

function wrongFormsOf(
  name: string,
  locative: string,
  language: Language,
  texts: readonly string[],
): string[] {
  const stem = RegExp.escape(commonStart(name, locative.slice(locative.search(/\p{Lu}/u))));
  const mention = new RegExp(`(?:(?<![\\p{L}-])(\\p{L}+) )?(?<![\\p{L}-])${stem}[\\p{L}-]*`, 'gu');
  const isRight = (found: string, before: string) =>
    found.toLowerCase() === locative.toLowerCase() ||
    found.endsWith(locative) ||
    (found.endsWith(name) && !PREPOSITIONS[language].includes(before.toLowerCase()));
  return texts.flatMap((text) =>
    [...text.matchAll(mention)].flatMap(([found, before = '']) =>
      isRight(found, before) ? [] : [found],
    ),
  );
}

function commonStart(one: string, other: string): string {
  const end = [...one].findIndex((letter, index) => letter !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}
