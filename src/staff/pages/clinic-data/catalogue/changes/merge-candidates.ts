import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { catalogueRowsOf, type CatalogueRow } from '../catalogue-kind.ts';

/** Returns the rows that a row can be merged into: districts of its city, services of its type. */
export function mergeCandidates(
  catalogue: Catalogue,
  kind: CatalogueKind,
  row: CatalogueRow,
): readonly CatalogueRow[] {
  return catalogueRowsOf(catalogue, kind).filter((other) => {
    if (other.id === row.id || !other.is_active) return false;
    if ('city_id' in row && 'city_id' in other) return row.city_id === other.city_id;
    if ('type' in row && 'type' in other) {
      const areVariants = row.adult_service_id === other.id || other.adult_service_id === row.id;
      return row.type === other.type && !areVariants;
    }
    return true;
  });
}
