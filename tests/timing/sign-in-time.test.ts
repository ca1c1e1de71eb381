import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signIn } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await signIn(server, 'operator');
});
afterAll(() => server.close());

/** Returns the duration of the fastest of five rejected attempts, in milliseconds. */
async function fastestRejection(username: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const start = performance.now();
    await server.post('/api/v1/sessions/', { username, password: `${PASSWORD}!` });
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

test('signing in takes as long for an unknown user', async () => {
  const known = await fastestRejection('operator');
  const unknown = await fastestRejection('unknown');
  expect(unknown).toBeGreaterThan(known / 2);
  expect(known).toBeGreaterThan(unknown / 2);
});
