import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { callerOf } from '#server/features/identity/access/caller.ts';
import { openDeskStream } from '#server/features/desk/open-desk-stream.ts';
import { DEFAULT_LIMITS } from '#server/limits/index.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { RAISED_LIMITS } from '#tests/support/servers/raised-limits.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const MAX = DEFAULT_LIMITS.streamsPerAccount;

let server: TestServer;
afterEach(() => server.close());

const signIn = (username: string) =>
  signInVerified(server, 'clinic_branch_admin', {
    username,
    branchIds: [ids.branch],
    position: 'desk',
  });

/** Opens a stream over a connection of its own. */
async function connect(token: string): Promise<IncomingMessage> {
  const { port } = server.app.server.address() as AddressInfo;
  const request = get({
    port,
    agent: false,
    path: `/api/staff/v1/desk/branches/${ids.branch}/changes/`,
    headers: {
      host: 'operator.hu.localhost',
      ...bearer(token),
    },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function bodyOf(response: IncomingMessage): Promise<unknown> {
  return JSON.parse(Buffer.concat(await response.toArray()).toString());
}

test('an account has a limited number of streams, and one that closes frees its place', async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const [eva, adam] = [await signIn('eva'), await signIn('adam')];
  const streams = await Promise.all(Array.from({ length: MAX }, () => connect(eva)));
  expect(streams.map(({ statusCode }) => statusCode)).toEqual(streams.map(() => 200));
  const refused = await connect(eva);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await bodyOf(refused)).toMatchObject({ errors: [{ code: 'throttled' }] });
  expect((await connect(adam)).statusCode).toBe(200);
  streams[0]?.destroy();
  await vi.waitFor(async () => expect((await connect(eva)).statusCode).toBe(200));
  expect((await connect(eva)).statusCode).toBe(429);
});

async function startWithOnePlace() {
  server = await startTestServer({ limits: { ...RAISED_LIMITS, streamsPerAccount: 1 } });
  const { body: user } = await server.get('/api/v1/users/me/', bearer(await signIn('eva')));
  const caller = callerOf(user, 'appointments.view');
  if (caller === null) throw new Error('eva may not see appointments');
  const { rows } = await server.database.pool.query<{ id: number }>(
    'select id from staff_session where staff_user_id = $1',
    [caller.id],
  );
  const session = rows[0]?.id ?? 0;
  return (branch: number, signal: AbortSignal) =>
    openDeskStream(server.site, { caller, session, branch, signal });
}

test('a stream whose server begins to close before it is open ends at once', async () => {
  const open = await startWithOnePlace();
  const stream = await open(ids.branch, AbortSignal.abort());
  expect((await stream.toArray()).map(String)).toEqual(['retry: 1000\n\n']);
});

test('a stream that ends unread, and one that is not found, have no place', async () => {
  const open = await startWithOnePlace();
  await open(ids.branch, AbortSignal.abort());
  await expect(open(ids.branchWithQuestions, new AbortController().signal)).rejects.toThrow();
  const closing = new AbortController();
  await open(ids.branch, closing.signal);
  await expect(open(ids.branch, new AbortController().signal)).rejects.toThrow('throttled');
  closing.abort();
  const last = await open(ids.branch, AbortSignal.abort());
  last.destroy();
});

test.each([
  [
    'locked',
    (id: number) =>
      server.database.pool.query('update staff_user set locked_at = now() where id = $1', [id]),
  ],
  [
    'signed out',
    (id: number) =>
      server.database.pool.query('delete from staff_session where staff_user_id = $1', [id]),
  ],
])(
  'a stream of an account that is %s ends, and says nothing of later changes',
  async (_how, revoke) => {
    const open = await startWithOnePlace();
    const stream = await open(ids.branch, new AbortController().signal);
    server.site.deskFeed.invalidate([ids.doctor]);
    const parts: string[] = [];
    const ended = (async () => {
      for await (const part of stream) parts.push(String(part));
    })();
    await vi.waitFor(() => expect(parts).toContain(`data: ${ids.doctor}\n\n`));
    const { rows } = await server.database.pool.query<{ id: number }>(
      `select id from staff_user where username = 'eva'`,
    );
    await revoke(rows[0]?.id ?? 0);
    const before = parts.length;
    server.site.deskFeed.invalidate([ids.doctor]);
    await ended;
    expect(parts).toHaveLength(before);
  },
);
