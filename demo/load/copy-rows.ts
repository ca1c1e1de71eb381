import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { DoctorRows, ReferenceRows } from '../rows.ts';
import { copyLine } from './copy-text.ts';
import type { Row } from './copy-text.ts';
import { withoutTimeout } from './query-without-timeout.ts';

/** Appends rows to tables in the order of the keys. */
export async function copyTables(
  client: pg.ClientBase,
  tables: ReferenceRows | DoctorRows,
): Promise<void> {
  for (const [table, rows] of Object.entries<readonly Row[]>({ ...tables })) {
    await copyRows(client, table, rows);
  }
}

/** Copies rows that have the same keys in the same order. */
async function copyRows(client: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map((name) => pg.escapeIdentifier(name));
  const copy = from(`copy ${pg.escapeIdentifier(table)} (${columns.join(', ')}) from stdin`);
  const stream = client.query(withoutTimeout(copy));
  stream.end(rows.map(copyLine).join(''));
  await finished(stream);
}
