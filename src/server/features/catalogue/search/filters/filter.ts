import type { SearchType } from '#shared/contract/catalogue/search/search.ts';

/** The fields that filters can test. */
export interface Filterable {
  readonly city: number;
  readonly type: SearchType;
}

/** Returns true if an item passes. */
export type Filter = (of: Filterable) => boolean;

export function allOf(filters: readonly Filter[]): Filter {
  return (of) => filters.every((filter) => filter(of));
}

export function anyOf(filters: readonly Filter[]): Filter {
  return (of) => filters.some((filter) => filter(of));
}

export function not(filter: Filter): Filter {
  return (of) => !filter(of);
}
