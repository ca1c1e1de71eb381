import type { Country } from '#shared/countries/country.ts';
import type { TextRule } from '#shared/domain/clinic-data/texts/text-fields.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Names } from '#server/db/tables.ts';
import { validationError } from '#server/http/http-error.ts';

type Texts = Readonly<Partial<Record<Language, string | undefined>>>;

/** Returns a text in every language of the country, or throws a 400 that names the empty fields. */
export function requireTexts({ locales }: Country, attr: string, texts: Texts): Names {
  const filled = withoutBlanks(texts);
  const missing = locales.filter((locale) => filled[locale] === undefined);
  if (missing.length === 0) return filled;
  throw validationError(
    ...missing.map((locale) => ({ code: 'required' as const, attr: `${attr}.${locale}` })),
  );
}

/** Returns a text in every language of the country, or null without any. */
export function optionalTexts(country: Country, attr: string, texts: Texts | null): Names | null {
  const isEmpty = texts === null || Object.keys(withoutBlanks(texts)).length === 0;
  return isEmpty ? null : requireTexts(country, attr, texts);
}

/** Returns the languages of a text that are filled in, or null without any. */
export function someTexts(texts: Texts | null): Names | null {
  const filled = withoutBlanks(texts ?? {});
  return Object.keys(filled).length === 0 ? null : filled;
}

/** Returns the languages of a text that are filled in, without white space around them. */
export function withoutBlanks(texts: Texts): Names {
  const filled = Object.entries(texts)
    .map(([language, text = '']) => [language, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries(filled);
}

/** Returns a text by the rule of its field. Only descriptions are never null. */
export function textsByRule(
  country: Country,
  attr: string,
  rule: TextRule,
  texts: Texts,
): Names | null {
  if (rule === 'required') return requireTexts(country, attr, texts);
  if (rule === 'complete') return optionalTexts(country, attr, texts);
  return attr === 'descriptions' ? withoutBlanks(texts) : someTexts(texts);
}

/** Throws a 400 for a point outside of the country. */
export function requirePoint(
  { bounds }: Country,
  { lat, lng }: { lat: number; lng: number },
): void {
  const isInside =
    lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;
  if (!isInside) throw validationError({ code: 'outside_country', attr: 'lat' });
}
