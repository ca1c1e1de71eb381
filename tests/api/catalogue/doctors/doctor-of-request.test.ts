import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPageApi } from '#server/api/page-api.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const openPage = () => createPageApi({ site: server.site, language: 'hu', origin: '' });

test('a page selects the doctor of a profile and its reviews once', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const api = openPage();
  await Promise.all([api.doctor({ slug: 'nagy-anna' }), api.reviews({ slug: 'nagy-anna' })]);
  const calls: unknown[][] = query.mock.calls;
  query.mockRestore();
  const selected = expect.objectContaining({ name: 'doctor_by_slug' });
  expect(calls.filter(([statement]) => selected.asymmetricMatch(statement))).toHaveLength(1);
});

test('the next page selects the doctor again', async () => {
  const { name: before } = await openPage().doctor({ slug: 'nagy-anna' });
  await server.database.pool.query(
    `update doctor set names = names || '{"hu": "Kis Anna"}' where slug = 'nagy-anna'`,
  );
  const { name } = await openPage().doctor({ slug: 'nagy-anna' });
  expect([before, name]).toEqual([expect.not.stringMatching('Kis'), 'Kis Anna']);
});

test('a page without the doctor has neither profile nor reviews', async () => {
  const api = openPage();
  const calls = [api.doctor({ slug: 'unknown' }), api.reviews({ slug: 'unknown' })];
  const results = await Promise.allSettled(calls);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
