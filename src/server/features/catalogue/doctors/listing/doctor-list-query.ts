import type { DoctorsQuery, Ordering } from '#shared/contract/catalogue/doctors.ts';
import { childAgeRange } from '#shared/domain/catalogue/lists/child-age.ts';
import { distanceMetres, type Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Country } from '#shared/countries/country.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import type { Reference } from '#server/features/catalogue/reference/reference.ts';
import { validationError } from '#server/http/http-error.ts';
import { parseIds } from '#server/http/id-list.ts';
import type { ListContext } from './run-list-statement.ts';

/** The filters of a list of doctors; a missing one matches all. */
export interface DoctorFilters {
  readonly isActive: boolean;
  readonly isPremium?: boolean;
  readonly city: number | undefined;
  readonly cityArea: number | undefined;
  /** The other districts of the city, nearest to a district first. They also order the list. */
  readonly nearestAreas: readonly number[] | undefined;
  readonly services: number[] | undefined;
  readonly clinic: number | undefined;
  readonly insurance: number | undefined;
  readonly languages: readonly string[] | undefined;
  /** Months. */
  readonly age: { readonly first: number; readonly last: number } | undefined;
  /** The local day with an available slot. */
  readonly day: { readonly date: PlainDate; readonly timeZone: string } | undefined;
}

/** A list of doctors: its filters and its order. */
export interface DoctorListQuery extends DoctorFilters {
  readonly ordering: Ordering;
  /** The position that distances are measured from. */
  readonly from?: Coordinates | undefined;
}

type Query = Pick<
  DoctorsQuery,
  | 'city'
  | 'city_area'
  | 'nearest_city_area'
  | 'service'
  | 'clinic'
  | 'insurance'
  | 'language'
  | 'age'
  | 'slot_date'
  | 'is_active'
>;

/** Reads the filters of a query. Throws a 400 for unknown ids, and for languages that the country does not list. */
export function readDoctorFilters({ site }: ListContext, query: Query): DoctorFilters {
  const reference = site.reference.current;
  const ids = readReferenceIds(reference, { ...query, service: parseIds(query.service) });
  const nearestTo = ids.nearest_city_area;
  checkLanguages(site.country, query.language);
  // The database indexes of places begin with the city.
  const city = ids.city ?? reference.areaById.get(ids.city_area ?? nearestTo ?? 0)?.city_id;
  return {
    isActive: query.is_active ?? true,
    city,
    cityArea: ids.city_area,
    nearestAreas: nearestTo === undefined ? undefined : areasAround(nearestTo, reference),
    services: ids.service ?? undefined,
    clinic: ids.clinic,
    insurance: ids.insurance,
    languages: query.language?.split(','),
    age: query.age === undefined ? undefined : childAgeRange(query.age),
    day:
      query.slot_date === undefined
        ? undefined
        : { date: query.slot_date, timeZone: timeZoneOf(city, reference) },
  };
}

function checkLanguages({ doctorLocales }: Country, languages: string | undefined): void {
  const codes = languages?.split(',') ?? [];
  if (codes.every((code) => doctorLocales.some((each) => each === code))) return;
  throw validationError({ code: 'does_not_exist', attr: 'language' });
}

/** Returns the other districts of the same city, sorted by the distance between the centres. */
function areasAround(id: number, { areaById, areasByCity }: Reference): number[] {
  const centre = areaById.get(id);
  if (centre === undefined) return [];
  return (areasByCity.get(centre.city_id) ?? [])
    .filter((area) => area.id !== id)
    .map((area) => ({ id: area.id, distance: distanceMetres(centre, area) }))
    .sort((a, b) => a.distance - b.distance || a.id - b.id)
    .map((area) => area.id);
}

/** Returns the time zone of the city; without a city, that of the first one. */
export function timeZoneOf(city: number | undefined, { cities, cityById }: Reference): string {
  return (city === undefined ? cities[0] : cityById.get(city))?.time_zone ?? 'UTC';
}
