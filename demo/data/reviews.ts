import type { Language } from '#shared/i18n/languages.ts';
import { enReviews } from './reviews/en.ts';
import { huReviews } from './reviews/hu.ts';
import { kkReviews } from './reviews/kk.ts';
import { roReviews } from './reviews/ro.ts';
import { ruReviews } from './reviews/ru.ts';
import type { ReviewText } from './types.ts';

export { parentReviews } from './reviews/parents.ts';

/** The comments of patients, suitable for any doctor of either sex. */
export const reviews: Readonly<Record<Language, readonly ReviewText[]>> = {
  en: enReviews,
  hu: huReviews,
  kk: kkReviews,
  ro: roReviews,
  ru: ruReviews,
};
