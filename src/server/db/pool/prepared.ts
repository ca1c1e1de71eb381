import type { QueryResultRow } from 'pg';
import { traced } from '#server/telemetry/traced.ts';
import { runQuery } from './queryable.ts';
import type { Queryable, Reader } from './queryable.ts';

type Arguments = readonly unknown[];

/** Runs the statement. A statement without parameters takes no list of arguments. */
type Prepared<Row, Args extends Arguments> = (
  db: Queryable | Reader,
  ...rest: Args extends readonly [] ? [] : [args: Args]
) => Promise<Row[]>;

/** PostgreSQL truncates longer names, so that two of them could collide. */
const MAX_NAME_LENGTH = 63;

const definitions = new Map<string, string>();

/**
 * Defines a prepared statement. Each connection parses and plans it once, which halves the work of
 * the server. `$1` is the first argument. Names are unique in the process.
 */
export function prepared<Row extends QueryResultRow, Args extends Arguments = []>(
  name: string,
  text: string,
): Prepared<Row, Args> {
  define(name, text);
  return async (db, ...[args]) => {
    const query = { name, text, values: [...(args ?? [])] };
    const result = await traced('statement', name, () => runQuery<Row>(db, query));
    return result.rows;
  };
}

function define(name: string, text: string): void {
  if (name.length > MAX_NAME_LENGTH) {
    throw new Error(`Statement name ${name} is longer than ${MAX_NAME_LENGTH} characters`);
  }
  if ((definitions.get(name) ?? text) !== text) {
    throw new Error(`Two different statements are named ${name}`);
  }
  definitions.set(name, text);
}
