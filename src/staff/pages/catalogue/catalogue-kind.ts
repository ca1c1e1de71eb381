import type { Catalogue } from '#shared/contract/staff/setup/catalogue.ts';

const CATALOGUE_KINDS = ['cities', 'areas', 'services', 'categories'] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

type Row = Catalogue[CatalogueKind][number];

/** Returns the kind that a path names, or null. */
export function catalogueKind(value: string | undefined): CatalogueKind | null {
  return CATALOGUE_KINDS.find((kind) => kind === value) ?? null;
}

export function catalogueRowsOf(catalogue: Catalogue, kind: CatalogueKind): readonly Row[] {
  return catalogue[kind];
}

/** The values of a new row. */
export const NEW_ROWS = {
  cities: { names: {}, locative_names: null },
  areas: { names: {} },
  categories: { names: {} },
  services: {
    type: 'other',
    ...{ names: {}, plural_names: null, consultation_names: null, alternate_names: null },
    ...{ descriptions: {}, category_id: null, adult_service_id: null, popularity: 50 },
  },
} as const satisfies Record<CatalogueKind, object>;
