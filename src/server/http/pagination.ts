import type { Page } from '#shared/contract/common.ts';
import { MAX_OFFSET } from '#shared/contract/limits.ts';

type QueryValue = string | number | boolean | undefined;

interface PageQuery {
  limit?: number | 'none' | undefined;
  offset?: number | undefined;
}

export type ListQuery = PageQuery & Readonly<Record<string, QueryValue>>;

/** Returns the page of a list that a query requests; the limit `none` means the whole list. */
export function sliceOf<T>(items: readonly T[], query: PageQuery, defaultLimit: number | 'none') {
  const { limit, offset } = boundsOf(query, defaultLimit);
  return items.slice(offset, limit === 'none' ? undefined : offset + limit);
}

/**
 * Wraps a page of a list in the API's envelope. `next` and `previous` are paths on this server with
 * the rest of the query; they are null at the ends of the list and past the maximum offset.
 */
export function pageOf<T>(
  path: string,
  query: ListQuery,
  defaultLimit: number | 'none',
  count: number,
  results: T[],
): Page<T> {
  const { limit, offset } = boundsOf(query, defaultLimit);
  if (limit === 'none') return { count, next: null, previous: null, results };
  const following = offset + limit;
  const link = (start: number) => `${path}?${searchOf({ ...query, limit, offset: start })}`;
  return {
    count,
    next: following < count && following <= MAX_OFFSET ? link(following) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    results,
  };
}

/** Returns the page of a whole list in the API's envelope. */
export function pageOfList<T>(
  path: string,
  query: ListQuery,
  defaultLimit: number | 'none',
  items: readonly T[],
): Page<T> {
  return pageOf(path, query, defaultLimit, items.length, sliceOf(items, query, defaultLimit));
}

/** Returns the limit and offset of a query. */
export function boundsOf<L extends number | 'none', D extends number | 'none'>(
  query: { limit?: L | undefined; offset?: number | undefined },
  defaultLimit: D,
): { limit: L | D; offset: number } {
  return { limit: query.limit ?? defaultLimit, offset: query.offset ?? 0 };
}

function searchOf(values: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) search.set(name, `${value}`);
  }
  return search.toString();
}
