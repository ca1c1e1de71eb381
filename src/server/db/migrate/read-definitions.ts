import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readSql, sqlFolder, type SqlFile } from './read-sql.ts';

/** A file of `create or replace` statements, which can be applied again at any time. */
export interface Definition extends SqlFile {
  /** The path below the folder of SQL files, with slashes: `functions/holds/hold_slot.sql`. */
  readonly path: string;
  readonly kind: (typeof KINDS)[number];
}

/** The order in which definitions are applied: views call functions, triggers call functions. */
const KINDS = ['functions', 'views', 'triggers'] as const;

/** Reads the definitions of a folder in the order in which they are applied: by kind and path. */
export async function readDefinitions(folder = sqlFolder()): Promise<readonly Definition[]> {
  const ofKinds = await Promise.all(
    KINDS.map(async (kind) => {
      const files = await readdir(join(folder, kind), { recursive: true });
      const names = files.filter((file) => file.endsWith('.sql')).toSorted();
      return Promise.all(
        names.map(async (name) => {
          const path = [kind, ...name.split(/[/\\]/)].join('/');
          return { kind, path, ...(await readSql(join(folder, path))) };
        }),
      );
    }),
  );
  return ofKinds.flat();
}
