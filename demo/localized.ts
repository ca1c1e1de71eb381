import type { Language } from '#shared/i18n/languages.ts';
import type { LocalNames } from '#server/features/clinic-data/starter/data/types.ts';
import type { Json } from '#server/features/clinic-data/starter/service-rows.ts';

/** Returns a JSON document of language → text. */
export function inLanguages(
  languages: readonly Language[],
  textIn: (language: Language) => string,
): Json {
  return Object.fromEntries(languages.map((language) => [language, textIn(language)]));
}

/** Returns a text in a language; throws an Error if it is missing. */
export function textIn(names: LocalNames, language: Language): string {
  const text = names[language];
  if (text === undefined) {
    throw new Error(`No text in "${language}" for ${JSON.stringify(names)}`);
  }
  return text;
}

/** Returns a text of the data tables in the languages of one country. */
export function translated(languages: readonly Language[], names: LocalNames): Json {
  return inLanguages(languages, (language) => textIn(names, language));
}
