import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The best score there is. */
export const MAX_SCORE = 10;

/** The order by rating puts doctors with this many reviews before all others. */
export const MIN_RATED_REVIEWS = 5;

/** A score out of 10 with at most one decimal: 9.4, and 10 rather than 10.0. */
export function formatScore(score: number, language: Language): string {
  return formatNumber(score, language, { maxDecimals: 1 });
}
