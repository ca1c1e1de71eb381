import { MAX_SCORE } from '#shared/domain/catalogue/ratings/rating.ts';

/** Describes a rating for schema.org; an empty object before the first review. */
export function ratingJsonLd(score: number | null, count: number): Record<string, unknown> {
  if (score === null || count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: score,
      bestRating: MAX_SCORE,
      worstRating: 1,
      reviewCount: count,
    },
  };
}
