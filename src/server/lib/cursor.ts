/** The place of a row in a list with the newest first. */
export interface Place {
  /** Microseconds since 1970, the precision of PostgreSQL. */
  readonly micros: number;
  readonly id: number;
}

/** The place before every row: the year 2243. */
const START: Place = { micros: 8_640_000_000_000_000, id: Number.MAX_SAFE_INTEGER };

/** Returns the place that a page begins after. */
export function parseCursor(cursor: string | undefined): Place {
  if (cursor === undefined) return START;
  const [micros, id] = cursor.split('.').map(Number);
  return { micros: Math.min(micros ?? 0, START.micros), id: id ?? 0 };
}

/**
 * Returns a page of at most `limit` rows of which one more was read, and the cursor of the next page;
 * null on the last one.
 */
export function pageAfter<Row extends Place>(
  rows: readonly Row[],
  limit: number,
): { results: readonly Row[]; next: string | null } {
  const results = rows.slice(0, limit);
  const last = results.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { results, next: hasMore ? `${last.micros}.${last.id}` : null };
}

/** Returns the SQL of the microseconds of an instant. */
export function microsOf(instant: string): string {
  return `(extract(epoch from ${instant}) * 1000000)::bigint`;
}

/** Returns the SQL of the instant of microseconds. */
export function instantOf(micros: string): string {
  return `('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond')`;
}
