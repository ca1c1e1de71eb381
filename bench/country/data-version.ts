import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { readSchemaFiles } from '#server/db/migrate/schema-files.ts';
import { COUNTRY, NOW, SEED } from './country.ts';

/** Returns a hash of generator and schema; only databases with the same hash are reused. */
export async function dataVersion(): Promise<string> {
  const hash = createHash('sha256').update(`${COUNTRY} ${NOW} ${SEED}`);
  const folder = join(projectRoot(), 'demo');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = files
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name))
    .toSorted();
  for (const source of sources) hash.update(await readFile(source));
  const { migrations, definitions } = await readSchemaFiles();
  for (const { checksum } of [...migrations, ...definitions]) hash.update(checksum);
  return hash.digest('hex').slice(0, 16);
}
