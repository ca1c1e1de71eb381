import { expect, test } from 'vitest';
import { WEEKS, weeksMeet } from '#shared/domain/time/weeks.ts';
import { startTestServer } from '#tests/support/servers/server.ts';

test('weeks meet in the browser exactly if they do in the database', async () => {
  const server = await startTestServer();
  const { rows } = await server.database.pool.query<{ a: string; b: string; meet: boolean }>(
    'select a, b, weeks_meet(a, b) as meet from unnest($1::text[]) a, unnest($1::text[]) b',
    [WEEKS],
  );
  await server.close();
  const here = WEEKS.flatMap((a) => WEEKS.map((b) => ({ a, b, meet: weeksMeet(a, b) })));
  const inOrder = (list: typeof rows) => list.map((row) => JSON.stringify(row)).toSorted();
  expect(inOrder(here)).toEqual(inOrder(rows));
});
