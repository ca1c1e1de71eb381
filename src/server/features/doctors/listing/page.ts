import type { Coordinates } from '#shared/domain/places/distance.ts';
import { MIN_RATED_REVIEWS } from '#shared/domain/reviews/rating.ts';
import type { Conditions } from './conditions.ts';
import type { Order } from './order.ts';

/** A statement under construction. */
export interface Draft {
  readonly conditions: Conditions;
  readonly limit: number;
  readonly offset: number;
  /** Where distances are from. */
  readonly from: Coordinates | undefined;
  /** Doctors to leave out of the page, as an SQL list. */
  readonly excluded: string | null;
  /** Makes a parameter of a value. */
  value(of: unknown): string;
}

/** The part of a statement that finds the doctors of a page, in their order. */
export interface PagePart {
  /** An array of their ids. */
  readonly ids: string;
  /** Tables it needs. */
  readonly tables: readonly string[];
  /** What it needs to know of each of `grouped`; null where it does without that table. */
  readonly columns: readonly string[] | null;
}

/** Ties end at the doctor's id, so that pages never overlap. */
const BY_RANK = 'rank desc, doctor_id';
/** The score is rounded as cards show it; with no reviews it is null. */
const BY_RATING = `feedback_count >= ${MIN_RATED_REVIEWS} desc,
      (feedback_sum * 20 + feedback_count) / nullif(feedback_count * 2, 0) desc nulls last,
      feedback_count desc, doctor_id`;
/** A doctor's rows all have the doctor's rank, so that grouping by both follows the index. */
const EACH = 'l.rank, l.doctor_id';
const EACH_BY_RANK = `group by ${EACH} order by l.rank desc, l.doctor_id`;

/** `schedule_avail a` of the rows of `doctor_listing l`. */
const TIMES = 'schedule_avail a on a.schedule_id = l.schedule_id and a.steps = l.steps';

/** The rows that fulfil all conditions, one by one. */
export function matchingRows({ listed, times }: Conditions, more = ''): string {
  return times === null
    ? `from doctor_listing l where ${listed}${more}`
    : `from doctor_listing l join ${TIMES} where ${listed}\n      and ${times}${more}`;
}

/** In the order of rank, off an index: it stops at the end of the page. */
export function rankedPage(draft: Draft): PagePart {
  const { conditions, value, limit, offset } = draft;
  const ids = `array(
    select l.doctor_id ${matchingRows(conditions, unlessExcluded(draft))}
    ${EACH_BY_RANK} limit ${value(limit)} offset ${value(offset)})`;
  return { ids, tables: [], columns: null };
}

/**
 * The same, with those who have no free time behind all who have: these are looked for only where
 * the page reaches beyond the others.
 */
export function rankedBookablePage(draft: Draft): PagePart {
  const { conditions, value, limit, offset } = draft;
  const rows = `where ${conditions.listed}${unlessExcluded(draft)}`;
  const end = value(limit + offset);
  const tables = [
    `bookable as materialized (
    select ${EACH} from doctor_listing l join ${TIMES} ${rows} and a.nearest_at is not null
    ${EACH_BY_RANK} limit ${end})`,
    `others as materialized (
    select ${EACH} from doctor_listing l left join ${TIMES} ${rows}
    group by ${EACH} having count(a.nearest_at) = 0
    order by l.rank desc, l.doctor_id limit ${end} - (select count(*) from bookable))`,
  ];
  return { ids: bookableFirst(draft, BY_RANK), tables, columns: null };
}

/** The same for lists that no index has in an order. */
export function sortedBookablePage(draft: Draft): PagePart {
  const { conditions } = draft;
  const candidates = `candidates as materialized (
    select doctor_id, row_number() over (order by ${byNearness(conditions, BY_RANK)}) as place
    from grouped ${ofGrouped(draft)})`;
  const { ids, tables } = bookableCandidates(draft);
  return { ids, tables: [candidates, ...tables], columns: nearnessColumn(conditions) };
}

/**
 * Of a table `candidates`, with the place of each, those with a free time first: one after another,
 * until the page is full, is asked for one.
 */
export function bookableCandidates(
  draft: Pick<Draft, 'conditions' | 'limit' | 'offset' | 'value'>,
): Omit<PagePart, 'columns'> {
  const { conditions, value, limit, offset } = draft;
  const end = value(limit + offset);
  // As a value it is looked up where it is needed; as a condition it would be joined to all.
  const time = `(select a.nearest_at from doctor_listing l join ${TIMES}
      where l.doctor_id = c.doctor_id and ${conditions.listed} and a.nearest_at is not null limit 1)`;
  const tables = [
    `bookable as materialized (
    select place, doctor_id from candidates c where ${time} is not null limit ${end})`,
    `others as materialized (
    select place, doctor_id from candidates c where ${time} is null
    limit ${end} - (select count(*) from bookable))`,
  ];
  return { ids: bookableFirst(draft, 'place'), tables };
}

function bookableFirst(
  { value, limit, offset }: Pick<Draft, 'value' | 'limit' | 'offset'>,
  by: string,
): string {
  return `array(
    select doctor_id
    from (select true as has_times, * from bookable union all select false, * from others) first
    order by has_times desc, ${by} limit ${value(limit)} offset ${value(offset)})`;
}

/** In any other order: all doctors of the list are sorted to find the first of them. */
export function sortedPage(draft: Draft, order: Order): PagePart {
  const { conditions, value, limit, offset } = draft;
  const { by, columns } = orderOf(draft, order);
  const ids = `array(
    select doctor_id from grouped ${ofGrouped(draft)}
    order by ${byNearness(conditions, by)} limit ${value(limit)} offset ${value(offset)})`;
  return { ids, tables: [], columns: [...columns, ...nearnessColumn(conditions)] };
}

function orderOf(
  { conditions, from, value }: Draft,
  order: Order,
): { by: string; columns: readonly string[] } {
  switch (order) {
    case 'default':
    case 'rank':
      return { by: BY_RANK, columns: [] };
    case 'rating':
      return { by: BY_RATING, columns: [] };
    case 'price':
      return {
        by: `placing_total, ${BY_RANK}`,
        columns: [`${lowest(conditions, 'l.total')} as placing_total`],
      };
    case 'experience': {
      const since = 'min(l.practising_since) as practising_since';
      return { by: `practising_since nulls last, ${BY_RANK}`, columns: [since] };
    }
    case 'distance': {
      const distance = lowest(conditions, distanceSql(value(from?.lat), value(from?.lng)));
      return { by: 'distance, doctor_id', columns: [`${distance} as distance`] };
    }
  }
}

/** The lowest value among a doctor's rows; near a district, among those of the nearest one. */
function lowest({ nearestAreas }: Conditions, of: string): string {
  return nearestAreas === null
    ? `min(${of})`
    : `(array_agg(${of} order by ${nearnessOf(nearestAreas)}, ${of}))[1]`;
}

function byNearness({ nearestAreas }: Conditions, by: string): string {
  return nearestAreas === null ? by : `nearness, ${by}`;
}

function nearnessColumn({ nearestAreas }: Conditions): readonly string[] {
  return nearestAreas === null ? [] : [`min(${nearnessOf(nearestAreas)}) as nearness`];
}

function nearnessOf(areas: string): string {
  return `array_position(${areas}, l.city_area_id)`;
}

function unlessExcluded({ excluded }: Draft): string {
  return excluded === null ? '' : `\n      and l.doctor_id not in ${excluded}`;
}

function ofGrouped({ excluded }: Draft): string {
  return excluded === null ? '' : `where doctor_id not in ${excluded}`;
}

/** Metres by the equirectangular approximation: at the size of a city exact to a few metres. */
function distanceSql(lat: string, lng: string): string {
  return `6371008.8 * sqrt(
      power(radians(l.lat - ${lat}::float8), 2)
      + power(radians(l.lng - ${lng}::float8) * cos(radians((l.lat + ${lat}::float8) / 2)), 2))`;
}
