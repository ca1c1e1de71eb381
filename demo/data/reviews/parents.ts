import type { Language } from '#shared/i18n/languages.ts';
import type { ReviewText } from '../types.ts';
import data from './parents.json' with { type: 'json' };

/** The comments of parents, suitable for any doctor and any child. */
export const parentReviews: Readonly<Record<Language, readonly ReviewText[]>> = data;
