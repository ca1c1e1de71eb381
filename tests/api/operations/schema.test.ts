import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/database.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import { describeRows } from '#tests/support/database/schema/describe-rows.ts';
import { describeStatements } from '#tests/support/database/schema/describe-statements.ts';
import { preparedStatements } from '#server/db/pool/prepared.ts';

// `npm run schema` writes the files from a database that was just migrated.

const EXCLUDED = ['**/*.{test,fixture}.ts'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.close());

test('tables.ts types the rows of a migrated database', async () => {
  const rows = await describeRows(database.pool);
  await expect(rows).toMatchFileSnapshot('../../../src/server/db/tables.ts');
});

test('statements.ts types the prepared statements of a migrated database', async () => {
  await loadStatements();
  // Tests in the same process prepare statements of their own.
  const ofProduct = Array.from(preparedStatements()).filter(([name]) => !name.startsWith('test_'));
  const statements = await describeStatements(database.pool, new Map(ofProduct));
  await expect(statements).toMatchFileSnapshot('../../../src/server/db/statements.ts');
});

test('a statement that does not fit the schema is an error that names it', async () => {
  const statements = new Map([['cities_by_size', 'select size from city']]);
  await expect(describeStatements(database.pool, statements)).rejects.toThrow(
    'Statement cities_by_size: column "size" does not exist',
  );
});

test('statements are prepared, except those of other commands and lists with optional filters', async () => {
  const unprepared = [];
  for await (const path of glob('src/server/**/*.ts', {
    exclude: [...EXCLUDED, 'src/server/db/**'],
  })) {
    if (/\.query[<(]|\brunQuery[<(]/.test(await readFile(path, 'utf8'))) unprepared.push(path);
  }
  expect(unprepared.toSorted()).toEqual([
    // The lists of doctors, whose filters and orders are put together.
    'src/server/features/catalogue/doctors/listing/run-list-statement.ts',
    // A lock of a session, which is not a row.
    'src/server/jobs/exclusive-job.ts',
    'src/server/main/commands/map/map.ts',
  ]);
});

/**
 * Loads every module that may define a statement, except the main module of a child process. The type
 * of `prepared` rejects a statement that was not loaded.
 */
async function loadStatements(): Promise<void> {
  const exclude = [...EXCLUDED, '**/child/*-child.ts'];
  const modules = glob('src/server/{db,features,jobs,limits}/**/*.ts', { exclude });
  for await (const path of modules) await import(resolve(path));
}
