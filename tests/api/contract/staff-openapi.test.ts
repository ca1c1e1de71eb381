import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const DOCUMENT = '/api/staff/openapi.json';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the document of the staff API has every call of staff once', async () => {
  const { body } = await server.get(DOCUMENT);
  const operations = Object.values(body.paths as Record<string, Record<string, object>>).flatMap(
    (path) => Object.values(path) as { operationId: string; summary: string; tags: string[] }[],
  );
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(staffEndpoints).toSorted(),
  );
  const tags = (body.tags as { name: string }[]).map(({ name }) => name);
  for (const { summary, tags: own } of operations) {
    expect(summary).not.toBe('');
    expect(tags).toEqual(expect.arrayContaining(own));
  }
});

test('the staff API is documented on the staff hosts only', async () => {
  expect((await server.get(DOCUMENT, { host: 'hu.localhost' })).status).toBe(404);
  const { body } = await server.get('/api/openapi.json');
  expect(Object.keys(body.paths as object).filter((path) => path.includes('/staff/'))).toEqual([]);
});
