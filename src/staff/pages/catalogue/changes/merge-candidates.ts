import type { Catalogue } from '#shared/contract/staff/setup/catalogue.ts';
import type { MergedKind } from '#shared/domain/places/catalogue-kinds.ts';
import { catalogueRowsOf, isActive, type CatalogueRow } from '../catalogue-kind.ts';

/** Returns the rows that a row can be merged into: districts of its city, services of its type. */
export function mergeCandidates(
  catalogue: Catalogue,
  kind: MergedKind,
  row: CatalogueRow,
): readonly CatalogueRow[] {
  return catalogueRowsOf(catalogue, kind).filter((other) => {
    if (other.id === row.id || !isActive(other)) return false;
    if ('city_id' in row && 'city_id' in other) return row.city_id === other.city_id;
    if ('type' in row && 'type' in other) {
      const areVariants = row.adult_service_id === other.id || other.adult_service_id === row.id;
      return row.type === other.type && !areVariants;
    }
    return true;
  });
}
