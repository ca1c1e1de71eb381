import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameKey } from '#shared/domain/text/name-key.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const LETTERS =
  'aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyzăâîșțşţßæøđłıİ' +
  'абвгґдеёєжзиійїклмнопрстуўфхцчшщъыьэюяәғқңөұүһ' +
  'AÉŐSZCSKHЖЦЩЮЯӘҚ' +
  "محمد -'’.1";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the key of a name in the browser is the same as in the database', async () => {
  const names = fc.sample(
    fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 24 }),
    { numRuns: 5000, seed: 1 },
  );
  const { rows } = await server.database.pool.query<{ name: string; key: string }>(
    'select n as name, name_key(n) as key from unnest($1::text[]) n',
    [names],
  );
  expect(rows).toHaveLength(names.length);
  for (const { name, key } of rows) expect(nameKey(name), name).toBe(key);
});
