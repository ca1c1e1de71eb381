/** The interface languages of the product, by their ISO 639-1 code. */
export const LANGUAGES = ['en', 'hu', 'kk', 'ro', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in every language of the product. */
export type LocalizedText = Record<Language, string>;

/** The name of each language in itself, for the language switcher. */
export const LANGUAGE_NAMES = {
  en: 'English',
  hu: 'Magyar',
  kk: 'Қазақша',
  ro: 'Română',
  ru: 'Русский',
} as const satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}
