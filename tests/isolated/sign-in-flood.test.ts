import type * as NodeCrypto from 'node:crypto';
import { scrypt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import {
  lookupLimiter,
  passwordLimiter,
} from '#server/features/identity/accounts/sign-in-limiters.ts';
import { HTTP_LIMITS } from '#server/http/connection-timeouts.ts';
import { httpClient, type HttpClient } from '#tests/support/http/http-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { PASSWORD } from '#tests/support/data/staff.ts';

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof NodeCrypto>();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) };
});

const SESSIONS = '/api/v1/sessions/';
const GUESSES = 600;
const GUESS = 'a guess';
/** Guesses that may be hashed before a sign-in: the queue prefers it once its request is read. */
const MAX_GUESSES_AHEAD = 8;

let server: TestServer;
let app: FastifyInstance;
let port: number;
let flooder: HttpClient;
let staff: HttpClient;

/** Creates the server behind one proxy that forwards the client address. */
function createServer(handlerMs = HTTP_LIMITS.handlerMs): Promise<FastifyInstance> {
  return createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(true),
    logger: pino({ level: 'silent' }),
    trustedProxyHops: 1,
    httpLimits: { ...HTTP_LIMITS, handlerMs },
  });
}

beforeAll(async () => {
  server = await startTestServer();
  app = await createServer();
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  flooder = httpClient(port, GUESSES);
  staff = httpClient(port, 1);
  await server.database.pool.query('truncate staff_user, rate_limit cascade');
  const account = { username: 'kata', password: PASSWORD, role: 'operator' } as const;
  await saveStaffUser(server.database.pool, account, server.clock.now());
  // Opens connections and prepares statements, as in a running process.
  await signIn('198.51.100.7');
});
afterEach(async () => {
  flooder.close();
  staff.close();
  await waitUntilIdle();
});

const send = (client: HttpClient, username: string, password: string, from: string) =>
  client.post(SESSIONS, { username, password }, { 'x-forwarded-for': from });

/** Sends guesses concurrently and ignores requests without a response. */
function flood(username: string, addresses: readonly string[]): void {
  for (const from of addresses) {
    send(flooder, username, GUESS, from).catch(() => undefined);
  }
}

async function signIn(from: string): Promise<void> {
  expect((await send(staff, 'kata', PASSWORD, from)).status).toBe(201);
}

const passwords = () => vi.mocked(scrypt).mock.calls.map(([password]) => password);
const waitUntilIdle = () =>
  vi.waitFor(() =>
    expect([lookupLimiter.queueLength, passwordLimiter.queueLength]).toEqual([0, 0]),
  );

/** Waits until a flood has reached the password queue. */
const waitForFlood = () =>
  vi.waitFor(() => expect(passwordLimiter.queueLength).toBeGreaterThanOrEqual(20));

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const KNOWN_NETWORK = '198.51.100.200';
const NEW_NETWORK = '203.0.113.9';

/** Signs in from each address while guesses arrive before and during each sign-in, which must not wait for them. */
async function expectPromptSignIns(
  from: readonly string[],
  username: string,
  guessers: readonly string[],
): Promise<void> {
  const part = Math.ceil(guessers.length / (from.length + 1));
  flood(username, guessers.slice(0, part));
  await waitForFlood();
  for (const [index, address] of from.entries()) {
    vi.mocked(scrypt).mockClear();
    flood(username, guessers.slice(part * (index + 1), part * (index + 2)));
    await signIn(address);
    expect(passwords().indexOf(PASSWORD)).toBeLessThanOrEqual(MAX_GUESSES_AHEAD);
  }
}

describe(`a sign-in during ${GUESSES} concurrent guesses is preferred`, () => {
  const sources = {
    'the /64 of one /48': (index: number) => `2001:db8:1:${index.toString(16)}::1`,
    'the /48 of one provider': (index: number) => `2001:db8:${index.toString(16)}:1::1`,
    'neighbouring /24': (index: number) => `10.${index >> 8}.${index & 255}.1`,
  };
  const cases = ['unknown', 'kata'].flatMap((username) =>
    Object.entries(sources).map(([source, addressOf]) => ({ username, source, addressOf })),
  );
  test.each(cases)(
    'a sign-in is checked before guesses from $source at $username',
    async ({ username, addressOf }) => {
      await expectPromptSignIns(
        [NEW_NETWORK, KNOWN_NETWORK],
        username,
        range(GUESSES).map(addressOf),
      );
    },
  );

  test('a sign-in from a known network is checked before guesses from other providers at its account', async () => {
    const guessers = range(GUESSES).map((index) => `${20 + (index % 3)}.${index % 256}.1.1`);
    await expectPromptSignIns([KNOWN_NETWORK], 'kata', guessers);
  });

  test('a sign-in is checked before guesses from many providers at an unknown account', async () => {
    const guessers = range(GUESSES).map((index) => `${20 + (index % 3)}.${index % 256}.1.1`);
    await expectPromptSignIns([NEW_NETWORK, KNOWN_NETWORK], 'unknown', guessers);
  });
});

test('the password of an unknown user is hashed like that of another', async () => {
  for (const username of ['kata', 'unknown']) {
    vi.mocked(scrypt).mockClear();
    expect((await send(staff, username, GUESS, NEW_NETWORK)).status).toBe(401);
    expect(vi.mocked(scrypt).mock.calls).toEqual([
      [
        GUESS,
        expect.anything(),
        expect.any(Number),
        expect.objectContaining({ N: 2 ** 15, r: 8, p: 3 }),
        expect.anything(),
      ],
    ]);
  }
});

test('a network is known after its first sign-in and stored as a hash', async () => {
  await send(staff, 'kata', GUESS, NEW_NETWORK);
  const read = async () =>
    (await server.database.pool.query('select * from staff_user_network')).rows;
  expect(await read()).toHaveLength(1);
  await signIn(NEW_NETWORK);
  await signIn('203.0.113.77');
  const rows = await read();
  expect(rows).toHaveLength(2);
  for (const { network_hash: hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

describe('with a queue timeout of a second', () => {
  let impatient: FastifyInstance;
  beforeAll(async () => {
    impatient = await createServer(1000);
  });
  afterAll(() => impatient.close());

  const guess = (_: unknown, index: number) =>
    impatient.inject({
      method: 'POST',
      url: SESSIONS,
      payload: { username: 'unknown', password: GUESS },
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` },
    });

  test('with a queue timeout of a second, guesses beyond the capacity of the queues are rejected', async () => {
    const longest = { lookups: 0, passwords: 0 };
    const responses = await Promise.all(
      range(1500).map(async (_, index) => {
        const response = await guess(_, index);
        longest.lookups = Math.max(longest.lookups, lookupLimiter.queueLength);
        longest.passwords = Math.max(longest.passwords, passwordLimiter.queueLength);
        return `${response.statusCode} ${response.headers['retry-after']}`;
      }),
    );
    expect(responses.filter((response) => response === '503 5').length).toBeGreaterThan(1400);
    expect(longest.lookups).toBeGreaterThan(64);
    expect(longest.lookups).toBeLessThanOrEqual(512);
    expect(longest.passwords).toBeLessThanOrEqual(64);
  });

  test('with a queue timeout of a second, a guess is not hashed after its timeout', async () => {
    vi.mocked(scrypt).mockClear();
    const responses = await Promise.all(range(60).map(guess));
    expect(passwordLimiter.queueLength).toBe(0);
    const hashed = passwords().length;
    expect(responses.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(30);
    await signIn(KNOWN_NETWORK);
    expect(passwords()).toHaveLength(hashed + 1);
  });

  test('with a queue timeout of a second, a guess whose timeout ends while it is counted is not hashed', async () => {
    vi.mocked(scrypt).mockClear();
    const client = await server.database.pool.connect();
    await client.query('begin; lock table rate_limit in exclusive mode');
    expect((await guess(0, 0)).statusCode).toBe(503);
    await client.query('commit');
    client.release();
    // The next check waits for the end of this one.
    await signIn(NEW_NETWORK);
    expect(passwords()).toEqual([PASSWORD]);
  });
});

test('a guess is not hashed after its client has disconnected', async () => {
  vi.mocked(scrypt).mockClear();
  flood(
    'unknown',
    range(60).map((index) => `10.0.${index}.1`),
  );
  await waitForFlood();
  flooder.close();
  await waitUntilIdle();
  const hashed = passwords().length;
  await signIn(KNOWN_NETWORK);
  expect(passwords()).toHaveLength(hashed + 1);
});
