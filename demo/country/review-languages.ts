import type { CountryCode } from '#shared/countries/codes.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The share of reviews in each language, as patients use the product in it. Shares add up to 1. */
export const REVIEW_LANGUAGES: Readonly<
  Record<CountryCode, Readonly<Partial<Record<Language, number>>>>
> = {
  kz: { ru: 0.55, kk: 0.4, en: 0.05 },
  kg: { ru: 0.95, en: 0.05 },
  hu: { hu: 0.92, en: 0.06, ru: 0.02 },
  ro: { ro: 0.92, en: 0.06, ru: 0.02 },
  ae: { en: 0.9, ru: 0.1 },
};
