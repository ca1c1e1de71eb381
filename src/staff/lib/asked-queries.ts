/** The query of a location, shown or asked for. */
export interface AskedQuery {
  readonly id: string;
  readonly query: URLSearchParams;
}

/**
 * Keeps the query that was asked for last until the page shows it. The page may show earlier ones on the way;
 * another location, as after a step back, drops it.
 */
export function createAskedQueries() {
  let last: AskedQuery | null = null;
  /** The locations that the page may still show before the last one. */
  let earlier = new Set<string>();
  return {
    /** Changes the query that was asked for last, or the shown one, and returns the result. */
    change(shown: AskedQuery, change: (query: URLSearchParams) => void): AskedQuery {
      const base = last !== null && earlier.has(shown.id) ? last : shown;
      earlier = base === shown ? new Set([shown.id]) : earlier.add(base.id);
      const query = new URLSearchParams(base.query);
      change(query);
      last = { id: crypto.randomUUID(), query };
      return last;
    },
  };
}
