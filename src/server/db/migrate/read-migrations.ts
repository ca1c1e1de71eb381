import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MigrationError } from './migration-error.ts';
import { readSql, sqlFolder, type SqlFile } from './read-sql.ts';

export interface Migration extends SqlFile {
  readonly version: number;
  readonly name: string;
  /** The migrations whose tables a baseline creates at once: the last one, and a digest of all. */
  readonly replaces?: { readonly last: string; readonly digest: string };
}

const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/;
const REPLACES = /^-- replaces (\d{4}_[a-z0-9_]+), digest ([0-9a-f]{64})$/m;

/**
 * Reads the migrations of a folder, `NNNN_name.sql`, in order.
 *
 * @throws MigrationError when a file is misnamed, a number is used twice or there are none.
 */
export async function readMigrations(
  folder = join(sqlFolder(), 'migrations'),
): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  if (files.length === 0) throw new MigrationError(`There are no migrations in ${folder}`);
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  migrations.forEach((migration, index) => {
    if (migrations[index - 1]?.version === migration.version) {
      throw new MigrationError(`Two migrations in ${folder} have the number of ${files[index]}`);
    }
  });
  return migrations;
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, version, name] = FILE_NAME.exec(file) ?? [];
  if (version === undefined || name === undefined) {
    throw new MigrationError(`${join(folder, file)} is not named like 0001_what_it_does.sql`);
  }
  const sqlFile = await readSql(join(folder, file));
  const [, last, digest] = REPLACES.exec(sqlFile.sql) ?? [];
  return {
    version: Number(version),
    name,
    ...sqlFile,
    ...(last !== undefined && digest !== undefined && { replaces: { last, digest } }),
  };
}
