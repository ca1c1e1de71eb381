import type { Site } from '#server/site.ts';
import type { DoctorFilters } from './doctor-list-query.ts';
import { bookableStatement } from './doctor-list-sql.ts';
import { runListStatement } from './run-list-statement.ts';

/** The first doctors of a list, by id. */
export interface IdList {
  readonly ids: readonly number[];
  readonly isComplete: boolean;
  /** The doctors with an available slot among the first ones, where that is known. */
  readonly bookable?: { readonly among: number; readonly ids: readonly number[] } | undefined;
}

/** A page mostly needs no second query although some of its doctors have no available slot. */
export const SPARE_IDS = 4;

/**
 * Returns the doctors of a list up to the end of a page, those with an available slot before all
 * others. Looks up the slots of as many doctors as it takes to fill the page.
 */
export async function bookableFirst(
  site: Site,
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
    const known = start === 0 ? first.bookable : undefined;
    const size = known?.among ?? Math.max(start, end + SPARE_IDS);
    const batch = list.ids.slice(start, start + size);
    if (batch.length === 0) break;
    const found = new Set(known?.ids ?? (await findBookable(site, filters, batch)));
    for (const id of batch) (found.has(id) ? bookable : others).push(id);
    start += batch.length;
  }
  return [...bookable, ...others].slice(0, end);
}

async function findBookable(
  site: Site,
  filters: DoctorFilters,
  doctors: readonly number[],
): Promise<readonly number[]> {
  const statement = bookableStatement(filters, doctors);
  const [row] = await runListStatement<{ bookable: number[] }>(site, statement);
  return row?.bookable ?? [];
}
