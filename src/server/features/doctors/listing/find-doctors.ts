import { runQuery } from '#server/db/queryable.ts';
import type { Site } from '#server/site.ts';
import type { Conditions } from './conditions.ts';
import { knownLists } from './known-lists.ts';
import {
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

/** Ids of the doctors of a page, how many the list has, and what it comes to. */
export async function findDoctors(
  site: Site,
  conditions: Conditions,
  wanted: Asked,
): Promise<Found> {
  const { limit, offset, exclude } = wanted;
  const isAmongFirst = limit > 0 && offset + limit <= FIRST_SORTED && exclude.length === 0;
  return isAmongFirst && sortsAll(conditions, { ...wanted, withTotals: true })
    ? findSorted(site, conditions, wanted)
    : findPage(site, conditions, wanted);
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

/** A page of a list that has to be sorted as a whole, cut from the first doctors of it. */
async function findSorted(site: Site, conditions: Conditions, wanted: Asked): Promise<Found> {
  const { ordering, from, offset, limit } = wanted;
  const known = sortedOf(site, [listOf(conditions), ordering, from]);
  const kept = known.find();
  const all = { ...wanted, offset: 0, limit: FIRST_SORTED, withTotals: true };
  const list = kept ?? (await ask(site, conditions, all));
  const { ids, excluded_count: _none, ...totals } = list;
  if (kept === undefined) {
    known.keep(list, totals.total_count);
    totalsOf(site, listOf(conditions)).keep(totals, totals.total_count);
  }
  return { ids: ids.slice(offset, offset + limit), count: totals.total_count, totals };
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
