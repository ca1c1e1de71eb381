import { expect, test } from 'vitest';
import { NO_FILTERS, type DoctorFilters } from '#shared/domain/lists/doctor-filters.ts';
import { choiceBeforeHydration } from './choice-before-hydration.ts';

const options = {
  areas: [{ id: 7, slug: 'ujbuda', name: 'Újbuda', sitemap_index: true }],
  insurances: [{ id: 4, name: 'Aegon', sitemap_index: true }],
  languages: [
    { value: 'hu', title: 'Magyar' },
    { value: 'en', title: 'English' },
  ],
  hasVariants: true,
  today: '2026-11-23',
};
const early = (sent: string, filters: Partial<DoctorFilters> = {}) =>
  choiceBeforeHydration(new URLSearchParams(sent), { ...NO_FILTERS, ...filters }, options);

test('an untouched form is no choice', () => {
  expect(early('sort=&child_age=&date=&insurance=&city_area=')).toBeNull();
  const filters = { sort: 'price', languages: ['en', 'hu'], insurance: 4, date: '2026-11-24' };
  const sent = 'sort=price&language=hu&language=en&insurance=4&date=2026-11-24';
  expect(early(sent, { ...filters, sort: 'price' })).toBeNull();
});

test('nor is a month of the first year, for which the form sends the whole year', () => {
  expect(early('sort=&child_age=0', { childAge: 7 })).toBeNull();
});

test('whatever was changed is, together', () => {
  expect(early('sort=rating&insurance=4&language=en&child_age=24')).toEqual({
    sort: 'rating',
    nearMe: false,
    insurance: 4,
    languages: ['en'],
    childAge: 24,
  });
  expect(early('sort=&insurance=', { sort: 'price', insurance: 4 })).toEqual({
    sort: null,
    nearMe: false,
    insurance: null,
  });
});

test('near me is an order like the others', () => {
  expect(early('sort=distance')).toEqual({ nearMe: true });
  expect(early('sort=distance', { nearMe: true })).toBeNull();
  expect(early('sort=', { nearMe: true })).toEqual({ nearMe: false });
});
