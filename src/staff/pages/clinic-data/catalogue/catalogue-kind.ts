import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import {
  CATALOGUE_KINDS,
  type CatalogueKind,
} from '#shared/domain/catalogue/places/catalogue-kinds.ts';

export type CatalogueRow = Catalogue[CatalogueKind][number];

/** Returns the kind that a path names, or null. */
export function catalogueKind(value: string | undefined): CatalogueKind | null {
  return CATALOGUE_KINDS.find((kind) => kind === value) ?? null;
}

/** Returns the path of the list of a kind. */
export function cataloguePath(kind: CatalogueKind): string {
  return `/catalogue?kind=${kind}`;
}

export function catalogueRowsOf(
  catalogue: Catalogue,
  kind: CatalogueKind,
): readonly CatalogueRow[] {
  return catalogue[kind];
}

/** The values of a new row. */
export const NEW_ROWS = {
  cities: { names: {}, locative_names: null },
  areas: { names: {}, sitemap_index: true },
  categories: { names: {}, alternate_names: null },
  insurances: { names: {}, sitemap_index: false },
  services: {
    type: 'other',
    names: {},
    plural_names: null,
    consultation_names: null,
    alternate_names: null,
    descriptions: {},
    category_id: null,
    adult_service_id: null,
    popularity: 50,
  },
} as const satisfies Record<CatalogueKind, object>;
