import type { FhirFindings } from '../fhir-findings.ts';
import { isOf, type CheckedResource, type ResourceStore } from '../resources/resource-store.ts';

/** Bed, room, ward, floor, wing, building, site: real places have fewer levels. */
const MAX_LEVELS = 20;

type Location = CheckedResource<'Location'>;

/**
 * Returns the site of a location: the nearest one with an address of those that it is part of, otherwise the
 * outermost. Rooms and wards are locations too. Returns null if a location is part of itself.
 */
export function siteOf(
  location: Location,
  store: ResourceStore,
  findings: FhirFindings | null,
): Location | null {
  const seen = new Set<Location>();
  let place = location;
  while (place.resource.address === undefined && seen.size < MAX_LEVELS) {
    seen.add(place);
    const parent = store.resolve(place.resource.partOf, place);
    if (!isOf(parent, 'Location')) return place;
    if (seen.has(parent)) {
      findings?.fault({ path: `${location.path}.partOf`, reason: 'cycle', value: null });
      return null;
    }
    place = parent;
  }
  return place;
}
