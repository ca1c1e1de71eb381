import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/database.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import { describeRows } from '#tests/support/database/schema/describe-rows.ts';
import { describeSchema } from '#tests/support/database/schema/describe-schema.ts';

// `npm run schema` writes both files from a database that was just migrated.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.close());

test('schema.sql describes a migrated database', async () => {
  const schema = await describeSchema(database.pool);
  await expect(schema).toMatchFileSnapshot('../../../src/server/db/schema.sql');
});

test('tables.ts types the rows of a migrated database', async () => {
  const rows = await describeRows(database.pool);
  await expect(rows).toMatchFileSnapshot('../../../src/server/db/tables.ts');
});
