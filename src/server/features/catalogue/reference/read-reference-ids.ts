import { validationError, type FieldError } from '#server/http/http-error.ts';
import type { Reference } from './reference.ts';

/** The ids of reference data that a query may filter by. */
interface References {
  city?: number | undefined;
  city_area?: number | undefined;
  nearest_city_area?: number | undefined;
  clinic?: number | undefined;
  insurance?: number | undefined;
  service?: number | readonly number[] | null;
  clinic_branch?: readonly number[] | null;
}

/**
 * Returns a query in which the ids of merged rows are those of the rows that replace them. Throws a 400
 * for unknown ids, naming each such parameter. A district of another city than the requested one counts
 * as unknown.
 */
export function readReferenceIds<Query extends References>(
  reference: Reference,
  query: Query,
): Query {
  const indexes = {
    city: reference.cityById,
    city_area: reference.areaById,
    nearest_city_area: reference.areaById,
    clinic: reference.clinicById,
    insurance: reference.insuranceById,
    service: reference.serviceById,
    clinic_branch: reference.branchById,
  } satisfies Record<keyof References, ReadonlyMap<number, { id: number }>>;
  const fieldErrors: FieldError[] = [];
  const live: Query = { ...query };
  for (const [attr, byId] of Object.entries(indexes)) {
    const value = query[attr as keyof References] ?? [];
    const ids = typeof value === 'number' ? [value] : value;
    const liveIds = ids.flatMap((id) => byId.get(id)?.id ?? []);
    if (liveIds.length < ids.length) fieldErrors.push({ code: 'does_not_exist', attr });
    if (typeof value === 'number') Object.assign(live, { [attr]: liveIds[0] });
    else if (ids.length > 0) Object.assign(live, { [attr]: liveIds });
  }
  const city = reference.cityById.get(query.city ?? 0);
  for (const attr of ['city_area', 'nearest_city_area'] as const) {
    const area = reference.areaById.get(query[attr] ?? 0);
    if (area !== undefined && query.city !== undefined && area.city_id !== city?.id) {
      fieldErrors.push({ code: 'does_not_exist', attr });
    }
  }
  if (fieldErrors.length > 0) throw validationError(...fieldErrors);
  return live;
}
