import { expect, test } from 'vitest';
import type { DoctorsPageExpanded } from '#shared/contract/doctors.ts';
import { listFacts } from './list-facts.ts';

const totals: DoctorsPageExpanded = {
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
const of = (change: Partial<DoctorsPageExpanded>) =>
  listFacts({
    name: 'Cardiologist',
    city: 'Budapest',
    currency: 'HUF',
    totals: { ...totals, ...change },
  });

test('a rated list says how it is rated, out of ten', () => {
  expect(of({})['aggregateRating']).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 9.2,
    bestRating: 10,
    worstRating: 1,
    reviewCount: 40,
  });
});

test('a list without reviews or prices claims neither', () => {
  const facts = of({ feedback_score: null, min_price: null, max_price: null });
  expect(facts).not.toHaveProperty('aggregateRating');
  expect(facts).not.toHaveProperty('offers');
});
