import { bookableFirst, SPARE_IDS } from './bookable-first.ts';
import type { DoctorListQuery } from './doctor-list-query.ts';
import { countStatement, listStatement } from './doctor-list-sql.ts';
import { listCacheOf, MIN_CACHED_COUNT, type DoctorList, type Totals } from './list-cache.ts';
import { runListStatement, type ListContext } from './run-list-statement.ts';

/** Lists are read in blocks of this size: most pages of a long list are in the first one. */
const BLOCK_SIZE = 1000;

/** A list and, if it was not cached, which of its first doctors have an available slot. */
interface FreshList extends DoctorList {
  readonly bookable?: readonly number[];
}

interface DoctorPage {
  readonly ids: number[];
  /** The number of doctors in the list, without excluded ones. */
  readonly count: number;
  readonly totals: Totals;
}

/**
 * Finds the doctors of a page. In the default order, those without an available slot come last, so that
 * patients do not page past doctors who cannot be booked.
 */
export async function findDoctors(
  context: ListContext,
  query: DoctorListQuery,
  page: { limit: number; offset: number; exclude: readonly number[] },
): Promise<DoctorPage> {
  const excluded = new Set(page.exclude);
  const withoutExcluded = (ids: readonly number[]) => ids.filter((id) => !excluded.has(id));
  const end = page.limit === 0 ? 0 : page.offset + page.limit;
  const isBookableFirst = query.ordering === 'default' && query.day === undefined;
  const bookableAmong = isBookableFirst && end > 0 ? end + excluded.size + SPARE_IDS : 0;
  const read = async (size: number) => {
    const list = await readList(context, query, { size: size + excluded.size, bookableAmong });
    const among = withoutExcluded(list.ids.slice(0, bookableAmong)).length;
    return {
      list,
      ids: withoutExcluded(list.ids),
      isComplete: list.ids.length >= list.total_count,
      bookable: list.bookable && { among, ids: list.bookable },
    };
  };
  const first = await read(end);
  const { list } = first;
  const sorted = isBookableFirst
    ? await bookableFirst(context, query, { first, end, readMore: read })
    : first.ids;
  const ids = sorted.slice(page.offset, end);

  const excludedInList = list.ids.length - first.ids.length;
  const isFinal = first.isComplete || excludedInList === excluded.size;
  const excludedCount = isFinal ? excludedInList : await countDoctors(context, query, page.exclude);
  // Cached totals may be older than the excluded ids.
  const count = Math.max(ids.length, list.total_count - excludedCount);
  return { ids, count, totals: list };
}

/** Reads at least `size` doctors of a list. A long list is cached, and so sorted once a minute. */
async function readList(
  context: ListContext,
  query: DoctorListQuery,
  { size, bookableAmong }: { size: number; bookableAmong: number },
): Promise<FreshList> {
  const cache = listCacheOf(context.site);
  const key = JSON.stringify(query);
  const cached = cache.get(key);
  if (cached !== undefined && cached.ids.length >= Math.min(size, cached.total_count)) {
    return cached;
  }
  const blocks = Math.max(1, Math.ceil(size / BLOCK_SIZE));
  const statement = listStatement(query, { size: blocks * BLOCK_SIZE, bookableAmong });
  const fresh = await runListStatement<FreshList>(context, statement);
  if (fresh === undefined) throw new Error('list statement returned no row');
  const { bookable: _availability, ...list } = fresh;
  if (list.total_count >= MIN_CACHED_COUNT) cache.set(key, list);
  return fresh;
}

async function countDoctors(
  context: ListContext,
  query: DoctorListQuery,
  doctors: readonly number[],
): Promise<number> {
  const statement = countStatement(query, doctors);
  const row = await runListStatement<{ count: number }>(context, statement);
  return row?.count ?? 0;
}
