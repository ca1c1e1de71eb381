import type { QueryResultRow } from 'pg';
import { traced } from '#server/telemetry/traced.ts';
import type { Statements } from '../statements.ts';
import { runQuery } from './queryable.ts';
import type { Queryable, Reader } from './queryable.ts';

type Arguments = readonly unknown[];

/** Runs the statement. A statement without parameters takes no list of arguments. */
type Prepared<Row, Args extends Arguments> = (
  db: Queryable | Reader,
  ...rest: Args extends readonly [] ? [] : [args: Args]
) => Promise<Row[]>;

type ColumnsOf<Row> = Row extends unknown ? keyof Row : never;
type RequiredColumnsOf<Row> = Row extends unknown
  ? { [Column in keyof Row]-?: object extends Pick<Row, Column> ? never : Column }[keyof Row]
  : never;
type ValueOf<Row, Column extends PropertyKey> = Row extends { [Name in Column]?: infer Value }
  ? unknown extends Value
    ? never
    : NonNullable<Value>
  : never;

/** The columns whose type differs from what the database describes. Null is up to the declaration. */
type WrongColumns<Row, Described> = {
  [Column in keyof Described]: ValueOf<Row, Column> extends NonNullable<Described[Column]>
    ? never
    : Column;
}[keyof Described];

/** A statement may lack an optional column: several share the type of their rows. */
type FitsRow<Row, Described> = object extends Row
  ? true
  : [RequiredColumnsOf<Row>, keyof Described, WrongColumns<Row, Described>] extends [
        keyof Described,
        ColumnsOf<Row>,
        never,
      ]
    ? true
    : false;

/** A list with an open end is that of several statements, and is not checked. */
type FitsArguments<Args extends Arguments, Described> = number extends Args['length']
  ? true
  : { [Index in keyof Args]: NonNullable<Args[Index]> } extends Described
    ? true
    : false;

/** The names of the statements that have these arguments and this row, or of a test. */
type NameOf<Row, Args extends Arguments> =
  | `test_${string}`
  | {
      [Name in keyof Statements]: FitsArguments<Args, Statements[Name]['args']> extends true
        ? FitsRow<Row, Statements[Name]['row']> extends true
          ? Name
          : never
        : never;
    }[keyof Statements];

/** The ends of the names of statements with this beginning. */
export type StatementsAfter<Prefix extends string> = {
  [Name in keyof Statements]: Name extends `${Prefix}${infer End}` ? End : never;
}[keyof Statements];

/** PostgreSQL truncates longer names, so that two of them could collide. */
const MAX_NAME_LENGTH = 63;

const definitions = new Map<string, string>();

/**
 * Defines a prepared statement. Each connection parses and plans it once, which halves the work of
 * the server. `$1` is the first argument. Names are unique in the process.
 *
 * A name is a type error unless the row and the arguments are those of the statement in
 * `statements.ts`, which `npm run schema` writes. A row of type `object` is not used.
 */
export function prepared<Row extends QueryResultRow, Args extends Arguments = []>(
  name: NameOf<Row, Args>,
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

/** Returns the text of every statement by its name, of the modules that are loaded. */
export function preparedStatements(): ReadonlyMap<string, string> {
  return definitions;
}
