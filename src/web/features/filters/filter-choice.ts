import type { CityArea, Insurance } from '#shared/contract/catalogue/places.ts';
import {
  changeFilters,
  countFilters,
  NO_FILTERS,
  SORTS,
  type DoctorFilters,
} from '#shared/domain/catalogue/lists/doctor-filters.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';

/** The options of the filters for a service in a city. */
export interface FilterOptions {
  areas: readonly CityArea[];
  insurances: readonly Insurance[];
  /** The languages of doctors; empty if the country has no such filter. */
  languages: readonly { value: string; title: string }[];
  /** True if the service has variants for adults and for children. */
  hasVariants: boolean;
  /** The current day in the city's time zone. */
  today: PlainDate;
}

/** The chosen filters. */
export interface FilterChoice {
  filters: DoctorFilters;
  /** True if the service is the variant for children. */
  isForChildren: boolean;
}

export type ChoiceChange = Partial<DoctorFilters> & { isForChildren?: boolean };

/** Applies a change. Switching from children to adults removes the child's age. */
export function changeChoice(choice: FilterChoice, change: ChoiceChange): FilterChoice {
  const { isForChildren = choice.isForChildren, ...filters } = change;
  const switchesToAdults = choice.isForChildren && !isForChildren;
  return {
    isForChildren,
    filters: changeFilters(
      choice.filters,
      switchesToAdults ? { ...filters, childAge: null } : filters,
    ),
  };
}

/** Removes all filters, and switches to the variant for adults if there is one. */
export function resetChoice(choice: FilterChoice, options: FilterOptions): FilterChoice {
  return {
    filters: NO_FILTERS,
    isForChildren: choice.isForChildren && !options.hasVariants,
  };
}

const FILTER_NAMES = ['sort', 'child', 'nearMe', 'date', 'languages', 'insurance', 'area'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Returns the available filters, the active ones first. */
export function orderedFilters(choice: FilterChoice, options: FilterOptions): FilterName[] {
  const { filters, isForChildren } = choice;
  const isActive: Record<FilterName, boolean> = {
    sort: filters.sort !== null,
    child: filters.childAge !== null || (options.hasVariants && isForChildren),
    nearMe: filters.nearMe,
    date: filters.date !== null,
    languages: filters.languages.length > 0,
    insurance: filters.insurance !== null,
    area: filters.cityArea !== null,
  };
  const available = FILTER_NAMES.filter(
    (name) =>
      (name !== 'languages' || options.languages.length > 0) &&
      (name !== 'insurance' || options.insurances.length > 0) &&
      (name !== 'area' || options.areas.length > 0),
  );
  const active = available.filter((name) => isActive[name]);
  return [...active, ...available.filter((name) => !active.includes(name))];
}

/** Returns the number of active filters. */
export function countChosen(choice: FilterChoice, options: FilterOptions): number {
  const isChildOnly =
    options.hasVariants && choice.isForChildren && choice.filters.childAge === null;
  return countFilters(choice.filters) + Number(isChildOnly);
}

/** Returns the value of the sort control, in which near me is a sort order. */
export const sortValue = ({ sort, nearMe }: DoctorFilters) => (nearMe ? 'distance' : (sort ?? ''));

/** Returns the change for a value of the sort control. */
export function sortChange(value: string): ChoiceChange {
  return {
    sort: SORTS.find((sort) => sort === value) ?? null,
    nearMe: value === 'distance',
  };
}
