import type { DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { paths } from '#shared/paths.ts';
import { ratingJsonLd } from '#web/domain/json-ld/rating-json-ld.ts';

interface ListJsonLd {
  name: string;
  city: string;
  currency: string;
  totals: DoctorsPageExpanded;
  /** Returns the absolute URL of a path. */
  addressOf: (path: string) => string;
}

/**
 * Returns the JSON-LD of a list: the service with its prices and rating, and the doctors of the
 * first page in their order.
 */
export function listJsonLd(list: ListJsonLd) {
  return { '@graph': [serviceJsonLd(list), doctorsJsonLd(list)] };
}

function serviceJsonLd({ name, city, currency, totals }: ListJsonLd): Record<string, unknown> {
  const { feedback_score, feedback_count, min_price, max_price, total_count } = totals;
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

function doctorsJsonLd({ totals, addressOf }: ListJsonLd): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    numberOfItems: totals.results.length,
    itemListElement: totals.results.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: addressOf(paths.doctor(slug)),
    })),
  };
}
