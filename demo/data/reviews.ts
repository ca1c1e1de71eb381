import type { Language } from '#shared/i18n/languages.ts';
import enReviews from './reviews/en.json' with { type: 'json' };
import huReviews from './reviews/hu.json' with { type: 'json' };
import kkReviews from './reviews/kk.json' with { type: 'json' };
import roReviews from './reviews/ro.json' with { type: 'json' };
import ruReviews from './reviews/ru.json' with { type: 'json' };
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
