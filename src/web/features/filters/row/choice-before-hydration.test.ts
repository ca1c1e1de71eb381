import { expect, test } from 'vitest';
import { NO_FILTERS, type DoctorFilters } from '#shared/domain/catalogue/lists/doctor-filters.ts';
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
const choiceIn = (sent: string, filters: Partial<DoctorFilters> = {}) =>
  choiceBeforeHydration(new URLSearchParams(sent), { ...NO_FILTERS, ...filters }, options);

test('an unchanged form before hydration is no choice', () => {
  expect(choiceIn('sort=&child_age=&date=&insurance=&city_area=')).toBeNull();
  const filters = { sort: 'price', languages: ['en', 'hu'], insurance: 4, date: '2026-11-24' };
  const sent = 'sort=price&language=hu&language=en&insurance=4&date=2026-11-24';
  expect(choiceIn(sent, { ...filters, sort: 'price' })).toBeNull();
});

test('an unchanged age below one year, which the form rounds to 0, is no choice', () => {
  expect(choiceIn('sort=&child_age=0', { childAge: 7 })).toBeNull();
});

test('all filters changed before hydration are read from the form', () => {
  expect(choiceIn('sort=rating&insurance=4&language=en&child_age=24')).toEqual({
    sort: 'rating',
    nearMe: false,
    insurance: 4,
    languages: ['en'],
    childAge: 24,
  });
  expect(choiceIn('sort=&insurance=', { sort: 'price', insurance: 4 })).toEqual({
    sort: null,
    nearMe: false,
    insurance: null,
  });
});

test('sorting by distance turns near me on', () => {
  expect(choiceIn('sort=distance')).toEqual({ nearMe: true });
  expect(choiceIn('sort=distance', { nearMe: true })).toBeNull();
  expect(choiceIn('sort=', { nearMe: true })).toEqual({ nearMe: false });
});
