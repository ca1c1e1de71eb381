import { runQuery } from '#server/db/pool/queryable.ts';
import type { Site } from '#server/site.ts';
import type { Conditions } from './conditions.ts';
import { knownLists } from './known-lists.ts';
import {
  bookableStatement,
  doctorsStatement,
  sortsAll,
  type DoctorsRow,
  type Totals,
  type Wanted,
} from './statement.ts';

type Asked = Omit<Wanted, 'withTotals'>;

interface Found {
  ids: number[];
  /** How many the list has. */
  count: number;
  totals: Totals;
}

/**
 * Counting all doctors of a specialty in a capital takes ten times as long as finding the first of
 * them, and what it comes to hardly changes.
 */
const totalsOf = knownLists<Totals>();

/** Who turns pages of a sorted list would have it sorted for each, and meet some doctors twice. */
const sortedOf = knownLists<DoctorsRow>();
/** Of a sorted list, so many doctors are kept in their order. Hardly anybody gets that far. */
const FIRST_SORTED = 1000;
/** For every doctor up to the end of a page, so many are asked for a free time at most. */
const ASKED_PER_DOCTOR = 5;

/** Ids of the doctors of a page, how many the list has, and what it comes to. */
export async function findDoctors(
  site: Site,
  conditions: Conditions,
  wanted: Asked,
): Promise<Found> {
  const { limit, offset, exclude } = wanted;
  const isAmongFirst = limit > 0 && offset + limit <= FIRST_SORTED && exclude.length === 0;
  if (!isAmongFirst) return findPage(site, conditions, wanted);
  if (sortsAll(conditions, { ...wanted, withTotals: true })) {
    return findSorted(site, conditions, wanted);
  }
  const isLong = () => totalsOf(site, listOf(conditions)).find() !== undefined;
  const found =
    !conditions.isRanked && isLong() ? await findBookable(site, conditions, wanted) : null;
  return found ?? findPage(site, conditions, wanted);
}

async function findPage(site: Site, conditions: Conditions, wanted: Asked): Promise<Found> {
  const known = totalsOf(site, listOf(conditions));
  const kept = known.find();
  if (kept !== undefined && wanted.limit === 0) {
    return { ids: [], count: kept.total_count, totals: kept };
  }
  const row = await ask(site, conditions, { ...wanted, withTotals: kept === undefined });
  const { ids, excluded_count: excludedCount, ...counted } = row;
  if (kept === undefined) known.keep(counted, counted.total_count);
  const totals = kept ?? counted;
  // Kept totals may be older than what was excluded.
  return { ids, count: Math.max(ids.length, totals.total_count - excludedCount), totals };
}

/** A page of a list that has to be sorted as a whole. */
async function findSorted(site: Site, conditions: Conditions, wanted: Asked): Promise<Found> {
  const { ids, ...list } = await sort(site, conditions, wanted);
  return { ...list, ids: ids.slice(wanted.offset, wanted.offset + wanted.limit) };
}

/**
 * A page of those with a free time before all others, of a list that no index has in its order. Null
 * where too many of the first have none.
 */
async function findBookable(
  site: Site,
  conditions: Conditions,
  wanted: Asked,
): Promise<Found | null> {
  const end = wanted.offset + wanted.limit;
  const list = await sort(site, conditions, { ...wanted, ordering: 'rank' });
  const doctors = list.ids.slice(0, end * ASKED_PER_DOCTOR);
  const statement = bookableStatement(conditions, { ...wanted, doctors });
  const { rows } = await runQuery<{ ids: number[]; bookable_count: number }>(
    site.database.reader,
    statement,
  );
  const { ids = [], bookable_count: bookable = 0 } = rows[0] ?? {};
  const isWhole = doctors.length === list.count;
  return isWhole || bookable >= end ? { ...list, ids } : null;
}

/** The first doctors of a list in an order, kept for a minute where the list is long. */
async function sort(site: Site, conditions: Conditions, wanted: Asked): Promise<Found> {
  const known = sortedOf(site, [listOf(conditions), wanted.ordering, wanted.from]);
  const kept = known.find();
  const all = { ...wanted, offset: 0, limit: FIRST_SORTED, withTotals: true };
  const list = kept ?? (await ask(site, conditions, all));
  const { ids, excluded_count: _none, ...totals } = list;
  if (kept === undefined) {
    known.keep(list, totals.total_count);
    totalsOf(site, listOf(conditions)).keep(totals, totals.total_count);
  }
  return { ids, count: totals.total_count, totals };
}

async function ask(site: Site, conditions: Conditions, wanted: Wanted): Promise<DoctorsRow> {
  const statement = doctorsStatement(conditions, wanted);
  const { rows } = await runQuery<DoctorsRow>(site.database.reader, statement);
  const [row] = rows;
  if (row === undefined) throw new Error('the doctors statement returned no row');
  return row;
}

function listOf({ listed, times, values }: Conditions) {
  return [listed, times, values];
}
