import type { DoctorFilters } from './doctor-list-query.ts';
import { bookableStatement } from './doctor-list-sql.ts';
import { runListStatement, type ListContext } from './run-list-statement.ts';

/** The first doctors of a list, by id. */
export interface IdList {
  readonly ids: readonly number[];
  readonly isComplete: boolean;
  /** The doctors with an available slot among the first `among` ids, if already read. */
  readonly bookable?: { readonly among: number; readonly ids: readonly number[] } | undefined;
}

/** Extra ids to check, so that most pages need no second query for doctors without a slot. */
export const SPARE_IDS = 4;

/**
 * Returns the doctors of a list up to the end of a page, those with an available slot first. Checks
 * batches of doctors until enough of them have one.
 */
export async function bookableFirst(
  context: ListContext,
  filters: DoctorFilters,
  {
    first,
    end,
    readMore,
  }: { first: IdList; end: number; readMore: (size: number) => Promise<IdList> },
): Promise<readonly number[]> {
  const bookable: number[] = [];
  const others: number[] = [];
  let list = first;
  for (let start = 0; bookable.length < end;) {
    if (start === list.ids.length && !list.isComplete) list = await readMore(2 * start);
    const preloaded = start === 0 ? first.bookable : undefined;
    const size = preloaded?.among ?? Math.max(start, end + SPARE_IDS);
    const batch = list.ids.slice(start, start + size);
    if (batch.length === 0) break;
    const found = new Set(preloaded?.ids ?? (await findBookable(context, filters, batch)));
    for (const id of batch) (found.has(id) ? bookable : others).push(id);
    start += batch.length;
  }
  return [...bookable, ...others].slice(0, end);
}

async function findBookable(
  context: ListContext,
  filters: DoctorFilters,
  doctors: readonly number[],
): Promise<readonly number[]> {
  const statement = bookableStatement(filters, doctors);
  const row = await runListStatement<{ bookable: number[] }>(context, statement);
  return row?.bookable ?? [];
}
