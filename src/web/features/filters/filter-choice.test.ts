import { expect, test } from 'vitest';
import { NO_FILTERS, type DoctorFilters } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import {
  changeChoice,
  countChosen,
  orderedFilters,
  resetChoice,
  sortChange,
  sortValue,
  type FilterOptions,
} from './filter-choice.ts';

const options: FilterOptions = {
  areas: [{ id: 7, slug: 'ujbuda', name: 'Újbuda', sitemap_index: true }],
  insurances: [{ id: 4, name: 'Aegon', sitemap_index: true }],
  languages: [{ value: 'hu', title: 'Magyar' }],
  hasVariants: true,
  today: '2026-11-23',
};
const choiceOf = (filters: Partial<DoctorFilters>, isForChildren = false) => ({
  filters: { ...NO_FILTERS, ...filters },
  isForChildren,
});

test('active filters come first', () => {
  const choice = choiceOf({ cityArea: 'ujbuda', date: '2026-11-24' });
  expect(orderedFilters(choice, options)).toEqual([
    'date',
    'area',
    'sort',
    'child',
    'nearMe',
    'languages',
    'insurance',
  ]);
});

test('filters without options are omitted', () => {
  const few = { ...options, areas: [], insurances: [], languages: [] };
  expect(orderedFilters(choiceOf({}), few)).toEqual(['sort', 'child', 'nearMe', 'date']);
});

test("the children's variant counts as a filter only if there is one for adults", () => {
  const children = choiceOf({}, true);
  expect(orderedFilters(children, options)[0]).toBe('child');
  expect(orderedFilters(children, { ...options, hasVariants: false })[0]).toBe('sort');
  expect(countChosen(children, options)).toBe(1);
  expect(countChosen(choiceOf({ childAge: 24 }, true), options)).toBe(1);
  expect(countChosen(children, { ...options, hasVariants: false })).toBe(0);
});

test('switching to adults removes the age of the child and keeps the rest', () => {
  const before = choiceOf({ childAge: 24, insurance: 4 }, true);
  expect(changeChoice(before, { isForChildren: false })).toEqual(choiceOf({ insurance: 4 }));
  expect(changeChoice(before, { date: '2026-11-24' }).filters.childAge).toBe(24);
});

test('a reset keeps the service, unless it has a variant for adults', () => {
  const choice = choiceOf({ sort: 'price', childAge: 24 }, true);
  expect(resetChoice(choice, options)).toEqual(choiceOf({}));
  expect(resetChoice(choice, { ...options, hasVariants: false })).toEqual(choiceOf({}, true));
});

test('near me and sorting by distance set the same filter', () => {
  const near = changeChoice(choiceOf({ sort: 'price' }), sortChange('distance'));
  expect(near).toEqual(choiceOf({ nearMe: true }));
  expect(sortValue(near.filters)).toBe('distance');
  expect(changeChoice(near, sortChange('rating'))).toEqual(choiceOf({ sort: 'rating' }));
  expect(changeChoice(near, sortChange(''))).toEqual(choiceOf({}));
});
