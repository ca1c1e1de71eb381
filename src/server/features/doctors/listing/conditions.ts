import type { DoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import { childAgeRange } from '#shared/domain/lists/child-age.ts';
import { distanceMetres } from '#shared/domain/places/distance.ts';
import type { Reference } from '#server/features/reference/index.ts';
import { parseIds } from '#server/http/id-list.ts';

type Filters = Pick<
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

/** Which doctors a list is made of, in SQL. */
export interface Conditions {
  /** On rows of `doctor_listing l`. */
  readonly listed: string;
  /** On rows of `schedule_avail a`; null where any will do, or none. */
  readonly times: string | null;
  /** The parameters of both, from `$1` on. */
  readonly values: readonly unknown[];
  /**
   * The rows are those of one city, and of one service or of all: an index has them in the order
   * of their rank.
   */
  readonly isRanked: boolean;
  /** The other districts by their distance from the one given; null without one. */
  readonly nearestAreas: string | null;
}

/** The mask of days repeats after 64: what is farther off than this would look free. */
const MASKED_DAYS = 62;

/** Only what is asked for becomes a condition: the planner sees a plain query. */
export function conditionsOf(filters: Filters, reference: Reference): Conditions {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const listed = [`l.is_active = ${value(filters.is_active ?? true)}`];
  const narrow = (condition: string) => void listed.push(condition);
  // Every index of places begins with the city.
  const city = cityOf(filters, reference);
  const services = parseIds(filters.service);

  if (city !== undefined) narrow(`l.city_id = ${value(city)}`);
  if (services?.length === 1) narrow(`l.service_id = ${value(services[0])}`);
  else if (services !== null) narrow(`l.service_id = any (${value(services)}::integer[])`);
  if (filters.city_area !== undefined) narrow(`l.city_area_id = ${value(filters.city_area)}`);
  if (filters.clinic !== undefined) narrow(`l.clinic_id = ${value(filters.clinic)}`);
  if (filters.insurance !== undefined) {
    narrow(`${value(filters.insurance)}::integer = any (l.insurances)`);
  }
  if (filters.language !== undefined) {
    narrow(`l.languages && ${value(filters.language.split(','))}::text[]`);
  }
  if (filters.age !== undefined) {
    const { first, last } = childAgeRange(filters.age);
    narrow(`l.age_from <= ${value(last)} and (l.age_to is null or l.age_to >= ${value(first)})`);
  }
  let nearestAreas: string | null = null;
  if (filters.nearest_city_area !== undefined) {
    const areas = areasAround(filters.nearest_city_area, reference);
    nearestAreas = `${value(areas)}::integer[]`;
    narrow(`l.city_area_id = any (${nearestAreas})`);
  }
  const times =
    filters.slot_date === undefined
      ? null
      : timesOn(value(filters.slot_date), value(zoneOf(city, reference)));
  return {
    listed: listed.join('\n      and '),
    times,
    values,
    isRanked:
      city !== undefined &&
      filters.clinic === undefined &&
      nearestAreas === null &&
      (services === null || services.length === 1),
    nearestAreas,
  };
}

function cityOf(filters: Filters, { areaById }: Reference): number | undefined {
  const area = filters.city_area ?? filters.nearest_city_area;
  return filters.city ?? (area === undefined ? undefined : areaById.get(area)?.city_id);
}

/** Districts of the same city, the nearest first, by the distance between their centres. */
export function areasAround(id: number, { areaById, areasByCity }: Reference): number[] {
  const centre = areaById.get(id);
  if (centre === undefined) return [];
  return (areasByCity.get(centre.city_id) ?? [])
    .filter((area) => area.id !== id)
    .map((area) => ({ id: area.id, distance: distanceMetres(centre, area) }))
    .sort((a, b) => a.distance - b.distance || a.id - b.id)
    .map((area) => area.id);
}

/** A day is one of the city's zone; without a city, of the zone of the first one. */
function zoneOf(city: number | undefined, { cities, cityById }: Reference): string {
  const { time_zone: zone } = (city === undefined ? cities[0] : cityById.get(city)) ?? {};
  return zone ?? 'UTC';
}

/**
 * Today's bit may still stand for times that have passed: then the first bookable one is on a later
 * day. Selected, the bounds are worked out once and not for every row.
 */
function timesOn(day: string, zone: string): string {
  const midnight = (days: number) =>
    `(select (${day}::date + ${days})::timestamp at time zone ${zone})`;
  return `a.day_mask & (select day_bit(${day}::date)) <> 0
      and a.nearest_at < ${midnight(1)} and a.nearest_at >= ${midnight(-MASKED_DAYS)}`;
}
