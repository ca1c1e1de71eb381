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
