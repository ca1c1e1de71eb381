import type { CityArea, Insurance } from '#shared/contract/catalogue/places.ts';
import {
  changeFilters,
  countFilters,
  NO_FILTERS,
  SORTS,
  type DoctorFilters,
} from '#shared/domain/lists/doctor-filters.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';

/** What there is to choose from, for a service in a city. */
export interface FilterOptions {
  areas: readonly CityArea[];
  insurances: readonly Insurance[];
  /** What doctors speak; none where the country has no such filter. */
  languages: readonly { value: string; title: string }[];
  /** Whether there is the same service for adults and for children. */
  hasVariants: boolean;
  /** In the zone of the city. */
  today: PlainDate;
}

/** What somebody has chosen. */
export interface FilterChoice {
  filters: DoctorFilters;
  /** The service is one for children. */
  isForChildren: boolean;
}

export type ChoiceChange = Partial<DoctorFilters> & { isForChildren?: boolean };

/** The choice after a change; whoever turns from children to adults asks for no child's age. */
export function changeChoice(choice: FilterChoice, change: ChoiceChange): FilterChoice {
  const { isForChildren = choice.isForChildren, ...filters } = change;
  const isGrownUp = choice.isForChildren && !isForChildren;
  return {
    isForChildren,
    filters: changeFilters(choice.filters, isGrownUp ? { ...filters, childAge: null } : filters),
  };
}

/** Nothing chosen, of the variant for adults where there is one. */
export function resetChoice(choice: FilterChoice, options: FilterOptions): FilterChoice {
  return {
    filters: NO_FILTERS,
    isForChildren: choice.isForChildren && !options.hasVariants,
  };
}

const FILTER_NAMES = ['sort', 'child', 'nearMe', 'date', 'languages', 'insurance', 'area'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Which filters narrow or sort the list. */
function isActive(name: FilterName, choice: FilterChoice, { hasVariants }: FilterOptions): boolean {
  const { filters, isForChildren } = choice;
  switch (name) {
    case 'sort':
      return filters.sort !== null;
    case 'child':
      return filters.childAge !== null || (hasVariants && isForChildren);
    case 'nearMe':
      return filters.nearMe;
    case 'date':
      return filters.date !== null;
    case 'languages':
      return filters.languages.length > 0;
    case 'insurance':
      return filters.insurance !== null;
    case 'area':
      return filters.cityArea !== null;
  }
}

/** The filters there are, those that are on first. */
export function orderedFilters(choice: FilterChoice, options: FilterOptions): FilterName[] {
  const there = FILTER_NAMES.filter(
    (name) =>
      (name !== 'languages' || options.languages.length > 0) &&
      (name !== 'insurance' || options.insurances.length > 0) &&
      (name !== 'area' || options.areas.length > 0),
  );
  const on = there.filter((name) => isActive(name, choice, options));
  return [...on, ...there.filter((name) => !on.includes(name))];
}

/** How many filters are on. */
export function countChosen(choice: FilterChoice, options: FilterOptions): number {
  const isChildOnly =
    options.hasVariants && choice.isForChildren && choice.filters.childAge === null;
  return countFilters(choice.filters) + Number(isChildOnly);
}

/** A value of the order's controls, where near me is an order like the others. */
export const sortValue = ({ sort, nearMe }: DoctorFilters) => (nearMe ? 'distance' : (sort ?? ''));

/** What a value of the order's controls changes. */
export function sortChange(value: string): ChoiceChange {
  return {
    sort: SORTS.find((sort) => sort === value) ?? null,
    nearMe: value === 'distance',
  };
}
