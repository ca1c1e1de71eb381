import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The maximum score of a review. */
export const MAX_SCORE = 10;

/** The minimum number of reviews for a doctor to precede all others in the order by rating. */
export const MIN_RATED_REVIEWS = 5;

/** The minimum number of reviews of a promoted doctor, so that patients can judge what is advertised. */
export const MIN_PROMOTED_REVIEWS = 3;

/** Formats a score out of 10 with at most one decimal: 9.4, and 10 rather than 10.0. */
export function formatScore(score: number, language: Language): string {
  return formatNumber(score, language, { maxDecimals: 1 });
}
