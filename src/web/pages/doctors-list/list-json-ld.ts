import type { DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { paths } from '#shared/paths.ts';
import { ratingJsonLd } from '#web/domain/json-ld/rating-json-ld.ts';

interface ListInput {
  name: string;
  city: string;
  currency: string;
  firstPage: DoctorsPageExpanded;
  /** Returns the absolute URL of a path. */
  absoluteUrl: (path: string) => string;
}

/**
 * Returns the JSON-LD of a list: the service with its prices and rating, and the doctors of the
 * first page in their order.
 */
export function listJsonLd(list: ListInput) {
  return { '@graph': [serviceJsonLd(list), doctorsJsonLd(list)] };
}

function serviceJsonLd({ name, city, currency, firstPage }: ListInput): Record<string, unknown> {
  const { feedback_score, feedback_count, min_price, max_price, total_count } = firstPage;
  return {
    '@type': 'Service',
    name,
    areaServed: { '@type': 'City', name: city },
    ...ratingJsonLd(feedback_score, feedback_count),
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

function doctorsJsonLd({ firstPage, absoluteUrl }: ListInput): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    numberOfItems: firstPage.results.length,
    itemListElement: firstPage.results.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(paths.doctor(slug)),
    })),
  };
}
