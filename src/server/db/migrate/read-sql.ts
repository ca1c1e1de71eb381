import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';

export interface SqlFile {
  readonly sql: string;
  /** The SHA-256 of the text with normalized line endings. */
  readonly checksum: string;
}

/** Returns the folder of the SQL files, which are read at run time, even by a built server. */
export function sqlFolder(): string {
  return join(projectRoot(), 'src/server/db');
}

export async function readSql(path: string): Promise<SqlFile> {
  const sql = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
  return { sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
