import type { DoctorsQuery, Ordering } from '#shared/contract/doctors.ts';
import { parseIds } from '#server/id-list.ts';

/** A statement with its values; one with a name is parsed and planned once on each connection. */
interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

export interface DoctorsRow {
  ids: number[];
  count: number;
  total_count: number;
  feedback_count: number;
  feedback_sum: number;
  min_price: number | null;
  max_price: number | null;
}

type Filters = Omit<DoctorsQuery, 'expand' | 'limit' | 'offset'>;

/**
 * Doctors without a free time come last, or a reader would page past people who cannot receive.
 * Ties end at the doctor's id, so that pages never overlap.
 */
const ORDER_BY = {
  default: '(nearest_at is null), rank desc, doctor_id',
  rating: 'rank desc, doctor_id',
  price: 'total, rank desc, doctor_id',
  experience: 'practising_since nulls last, rank desc, doctor_id',
  distance: 'distance, doctor_id',
} as const satisfies Record<Ordering, string>;

/** Metres by the equirectangular approximation: at the size of a city exact to a few metres. */
function distanceSql(lat: string, lng: string): string {
  return `6371008.8 * sqrt(
      power(radians(l.lat - ${lat}), 2)
      + power(radians(l.lng - ${lng}) * cos(radians((l.lat + ${lat}) / 2)), 2))`;
}

/**
 * One statement for a page of doctors and the totals of the whole list. Only the conditions that
 * are asked for are in it: the planner sees a plain query on the index (city, service, rank).
 */
export function doctorsStatement(filters: Filters, limit: number, offset: number): Statement {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const conditions = [`l.is_active = ${value(filters.is_active ?? true)}`];
  const narrow = (condition: string) => conditions.push(condition);

  if (filters.city !== undefined) narrow(`l.city_id = ${value(filters.city)}`);
  const services = parseIds(filters.service);
  if (services?.length === 1) narrow(`l.service_id = ${value(services[0])}`);
  else if (services !== null) narrow(`l.service_id = any (${value(services)}::integer[])`);
  if (filters.city_area !== undefined) {
    narrow(`l.city_area_id = ${value(filters.city_area)}`);
  }
  if (filters.clinic !== undefined) narrow(`l.clinic_id = ${value(filters.clinic)}`);
  if (filters.insurance !== undefined) {
    narrow(`${value(filters.insurance)}::integer = any (l.insurances)`);
  }
  if (filters.language !== undefined) {
    narrow(`l.languages && ${value(filters.language.split(','))}::text[]`);
  }
  if (filters.age !== undefined) {
    const age = value(filters.age);
    narrow(`l.age_from <= ${age} and (l.age_to is null or l.age_to >= ${age})`);
  }
  if (filters.slot_date !== undefined) {
    // Today's bit may still stand for times that have passed: then the first bookable one is on a
    // later day. The mask repeats after 64 days.
    const day = value(filters.slot_date);
    narrow(
      `a.day_mask & day_bit(${day}::date) <> 0
        and ${day}::date - (a.nearest_at at time zone l.time_zone)::date between 0 and 62`,
    );
  }
  const excluded = parseIds(filters.exclude) ?? [];
  const ordering = filters.ordering ?? 'default';
  const distance =
    ordering === 'distance'
      ? distanceSql(`${value(filters.lat)}::float8`, `${value(filters.lng)}::float8`)
      : 'null::float8';

  const text = `with filtered as materialized (
    select l.doctor_id, l.rank, l.total, l.feedback_count, l.feedback_sum, l.practising_since,
      a.nearest_at, ${distance} as distance
    from doctor_listing l
    left join schedule_avail a on a.schedule_id = l.schedule_id and a.steps = l.steps
    where ${conditions.join('\n      and ')}
  ), grouped as (
    select doctor_id, max(rank) as rank, min(total) as total, max(total) as highest,
      max(feedback_count) as feedback_count, max(feedback_sum) as feedback_sum,
      min(practising_since) as practising_since,
      min(nearest_at) as nearest_at, min(distance) as distance,
      doctor_id <> all (${value(excluded)}::integer[]) as is_listed
    from filtered group by doctor_id
  )
  select
    array(
      select doctor_id from grouped where is_listed
      order by ${ORDER_BY[ordering]} limit ${value(limit)} offset ${value(offset)}) as ids,
    (count(*) filter (where is_listed))::integer as count,
    count(*)::integer as total_count,
    coalesce(sum(feedback_count), 0)::integer as feedback_count,
    coalesce(sum(feedback_sum), 0)::integer as feedback_sum,
    min(total) as min_price,
    max(highest) as max_price
  from grouped`;
  return { ...nameOf(text), text, values };
}

/**
 * Every connection keeps a plan for each name it has met, and the filters make thousands of texts.
 * Those that people ask for come first; a crawler that tries them all goes without.
 */
const MOST_NAMES = 100;
const names = new Map<string, string>();

function nameOf(text: string): Pick<Statement, 'name'> {
  const name = names.get(text) ?? (names.size < MOST_NAMES ? `doctors_${names.size}` : undefined);
  if (name === undefined) return {};
  names.set(text, name);
  return { name };
}
