import pg from 'pg';
import type { DoctorRows, ReferenceRows } from '../rows.ts';
import { queryWithoutTimeout } from './query-without-timeout.ts';

/** Inserts rows into tables in the order of the keys. All rows of a table have the same columns. */
export async function insertRows(
  client: pg.ClientBase,
  tables: ReferenceRows | DoctorRows,
): Promise<void> {
  for (const [table, rows] of Object.entries<readonly object[]>({ ...tables })) {
    const [first] = rows;
    if (first === undefined) continue;
    const columns = Object.keys(first)
      .map((name) => pg.escapeIdentifier(name))
      .join();
    await queryWithoutTimeout(
      client,
      `insert into ${table} (${columns})
       overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
}
