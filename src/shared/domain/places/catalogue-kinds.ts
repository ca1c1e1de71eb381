/** The kinds of rows of the catalogue. */
export const CATALOGUE_KINDS = ['cities', 'areas', 'services', 'categories', 'insurances'] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** The table of each kind. */
export const TABLE_OF = {
  cities: 'city',
  areas: 'city_area',
  services: 'service',
  categories: 'service_category',
  insurances: 'insurance',
} as const satisfies Record<CatalogueKind, string>;

/** The kinds whose rows can be hidden from patients, and merged. */
export const MERGED_KINDS = ['areas', 'services', 'categories', 'insurances'] as const;
export type MergedKind = (typeof MERGED_KINDS)[number];

/** Checks for a kind whose rows can be hidden and merged. */
export function isMergedKind(kind: CatalogueKind): kind is MergedKind {
  return MERGED_KINDS.some((each) => each === kind);
}
