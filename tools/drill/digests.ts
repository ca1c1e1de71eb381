import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The digests of rows, tables or files by name. */
export type Digests = ReadonlyMap<string, string>;

export async function appointmentsIn(database: pg.Pool): Promise<Digests> {
  return digestsOf(database, 'select id::text as name, md5(a::text) as digest from appointment a');
}

/** Returns a digest of every table, independent of the order of its rows. */
export async function tablesIn(database: pg.Pool): Promise<Digests> {
  const { rows } = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  const queries = rows.map(
    ({ name }) => `select ${pg.escapeLiteral(name)} as name,
      count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '')
        as digest
      from ${name} t`,
  );
  return digestsOf(database, queries.join(' union all '));
}

async function digestsOf(database: pg.Pool, query: string): Promise<Digests> {
  const { rows } = await database.query<{ name: string; digest: string }>(query);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

export function filesIn(folder: string): Digests {
  const names = globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((name) => [name, createHash('sha256').update(readFileSync(name)).digest('hex')]),
  );
}

/**
 * Compares two sets of digests.
 *
 * @throws Error that names missing, changed and new entries, or if `before` is empty.
 */
export function expectSame(subject: string, before: Digests, after: Digests): void {
  if (before.size === 0) throw new Error(`there are no ${subject} to compare`);
  const faults = [
    ...[...before.keys()].filter((name) => !after.has(name)).map((name) => `${name} is missing`),
    ...[...after.keys()].filter((name) => !before.has(name)).map((name) => `${name} is new`),
    ...[...after]
      .filter(([name, digest]) => before.has(name) && before.get(name) !== digest)
      .map(([name]) => `${name} has changed`),
  ];
  if (faults.length > 0) throw new Error(`${subject}: ${faults.slice(0, 10).join(', ')}`);
}
