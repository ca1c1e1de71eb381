import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { MigrationError } from './migration-error.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, the same under any line ending. */
  readonly checksum: string;
}

const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/;

/** The SQL files are read at run time, from sources and from a bundle alike. */
function migrationsFolder(): string {
  return join(projectRoot(), 'src/server/db/migrations');
}

/**
 * The migrations of a folder, `NNNN_name.sql`, in order.
 *
 * @throws MigrationError when a file is misnamed, a number is used twice or there are none.
 */
export async function readMigrations(folder = migrationsFolder()): Promise<readonly Migration[]> {
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
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { version: Number(version), name, sql, checksum };
}
