import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';

/** The kinds with a slug in URLs: pages name insurances by id, and a category is only a place on a page. */
export type SluggedKind = Exclude<CatalogueKind, 'insurances' | 'categories'>;

/** Selects the offers `o`, at branches `b`, that belong to row $1 of a kind. */
export const OFFERS_OF = {
  cities: 'b.city_id = $1',
  areas: 'b.city_area_id = $1',
  services: 'o.service_id = $1',
  categories: 'o.service_id in (select s.id from service s where s.category_id = $1)',
  insurances: '$1 = any (o.insurances)',
} as const satisfies Record<CatalogueKind, string>;

/** Returns a value for each kind. */
export function byKind<Kind extends string, Value>(
  kinds: readonly Kind[],
  valueOf: (kind: Kind) => Value,
): Record<Kind, Value> {
  return Object.fromEntries(kinds.map((kind) => [kind, valueOf(kind)])) as Record<Kind, Value>;
}
