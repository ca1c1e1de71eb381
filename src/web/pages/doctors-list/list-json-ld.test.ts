import { expect, test } from 'vitest';
import type { DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { makeListedDoctor } from '#tests/support/web/fake-api.ts';
import { listJsonLd } from './list-json-ld.ts';

const firstPage: DoctorsPageExpanded = {
  count: 3,
  total_count: 3,
  feedback_count: 40,
  feedback_score: 9.2,
  min_price: 20_000,
  max_price: 35_000,
  meta_title: '',
  meta_description: '',
  next: null,
  previous: null,
  results: [],
};
function jsonLdOf(change: Partial<DoctorsPageExpanded>) {
  const { '@graph': graph } = listJsonLd({
    name: 'Cardiologist',
    city: 'Budapest',
    currency: 'HUF',
    firstPage: { ...firstPage, ...change },
    absoluteUrl: (path) => `https://vizit.hu${path}`,
  });
  const [service, doctors] = graph;
  return { service, doctors };
}

test('the JSON-LD of a list has the rating out of ten', () => {
  expect(jsonLdOf({}).service).toMatchObject({
    '@type': 'Service',
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 9.2,
      bestRating: 10,
      worstRating: 1,
      reviewCount: 40,
    },
  });
});

test('the JSON-LD of a list has no rating without reviews and no price without prices', () => {
  const { service } = jsonLdOf({ feedback_score: null, min_price: null, max_price: null });
  expect(service).not.toHaveProperty('aggregateRating');
  expect(service).not.toHaveProperty('offers');
});

test('the JSON-LD of a list contains the doctors in their order, each with the profile URL', () => {
  const results = [1, 2].map((id) => makeListedDoctor(id));
  expect(jsonLdOf({ results }).doctors).toEqual({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Doctor 1',
        url: 'https://vizit.hu/doctor/doctor-1',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Doctor 2',
        url: 'https://vizit.hu/doctor/doctor-2',
      },
    ],
  });
});
