import type { Reference } from '#server/features/catalogue/reference/reference.ts';
import type { DisplayedDoc } from '../engine/search-index.ts';
import { isCatalogue } from '../engine/words/doc-words.ts';
import type { NamedPlace } from './named-place.ts';

/** Returns the district that a query names, if it has doctors of a specialty or service. */
export function listedArea(
  { type, entity, city }: DisplayedDoc,
  named: Partial<NamedPlace>,
  { areaById, doctorCounts }: Pick<Reference, 'areaById' | 'doctorCounts'>,
) {
  const area = areaById.get(named.area ?? 0);
  if (area === undefined || !isCatalogue(type)) return undefined;
  return doctorCounts({ city, cityArea: area.id, service: entity }) === 0 ? undefined : area;
}
