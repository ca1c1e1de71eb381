import type { DoctorsPageExpanded } from '#shared/contract/doctors.ts';
import { ratingFacts } from '#web/lib/rating-facts.ts';

interface ListFacts {
  name: string;
  city: string;
  currency: string;
  totals: DoctorsPageExpanded;
}

/** The list as a service of schema.org: what it costs and how its doctors are rated. */
export function listFacts({ name, city, currency, totals }: ListFacts): Record<string, unknown> {
  const { feedback_score, feedback_count, min_price, max_price, total_count } = totals;
  return {
    '@type': 'Service',
    name,
    areaServed: { '@type': 'City', name: city },
    ...ratingFacts(feedback_score, feedback_count),
    ...(min_price === null || max_price === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: min_price,
            highPrice: max_price,
            priceCurrency: currency,
            offerCount: total_count,
          },
        }),
  };
}
