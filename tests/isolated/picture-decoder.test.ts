import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import type * as RunChild from '#server/lib/child-process/run-child.ts';
import { ChildCrashError, ChildLimitError, runChild } from '#server/lib/child-process/run-child.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { createMemoryLog } from '#tests/support/http/memory-log.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

vi.mock('#server/lib/child-process/run-child.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof RunChild>()),
  runChild: vi.fn(),
}));

const PICTURE = Buffer.from('a picture of Anna Nagy');

let server: TestServer;
let app: FastifyInstance;
let manager: Record<string, string>;
const log = createMemoryLog();
beforeAll(async () => {
  server = await startTestServer();
  app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(true),
    logger: log.logger,
  });
  manager = bearer(await signInVerified(server, 'account_manager'));
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => {
  vi.mocked(runChild).mockReset();
  log.takeLines();
});

async function upload(path: string) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/staff/v1/${path}`,
    payload: PICTURE,
    headers: { host: 'operator.hu.localhost', 'content-type': 'image/jpeg', ...manager },
  });
  const { errors } = response.json<{ errors?: { code: string }[] }>();
  return [response.statusCode, errors?.[0]?.code];
}

const UPLOADS = ['doctors/1/portrait/?consent=true', 'clinics/1/logo/'];
const FAILURES = [
  new ChildCrashError('SIGSEGV'),
  new ChildLimitError('out_of_memory'),
  new ChildLimitError('too_slow'),
];

test.each(UPLOADS.flatMap((path) => FAILURES.map((failure) => [path, failure] as const)))(
  'a picture for %s is refused and logged without its content: %s',
  async (path, failure) => {
    vi.mocked(runChild).mockRejectedValueOnce(failure);
    expect(await upload(path)).toEqual([400, 'picture_invalid']);
    const lines = log.takeLines().filter(({ msg }) => msg === 'picture decoder ended');
    expect(lines).toMatchObject([{ level: 40, err: { message: failure.message } }]);
    expect(JSON.stringify(lines)).not.toContain('Anna Nagy');
  },
);

test.each(UPLOADS.flatMap((path) => [1, 126, 127].map((code) => [path, code] as const)))(
  'a decoder for %s that fails by itself with code %i is a fault of Vizit, not of the picture',
  async (path, code) => {
    const failure = new ChildCrashError(code);
    vi.mocked(runChild).mockRejectedValueOnce(failure);
    expect(await upload(path)).toEqual([500, 'server_error']);
    expect(log.takeLines()).toMatchObject([
      { level: 50, msg: 'request failed', err: { message: failure.message } },
    ]);
  },
);

test('one picture is decoded at a time, while other requests are served', async () => {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  vi.mocked(runChild).mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => void ends.push(resolve));
    running -= 1;
    return { fault: 'picture_too_large' };
  });
  const uploads = Promise.all([1, 2, 3].map(() => upload('doctors/1/portrait/?consent=true')));
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(ends).toHaveLength(count));
    expect((await app.inject({ url: '/api/v1/cities/' })).statusCode).toBe(200);
    ends.at(-1)?.();
  }
  expect(await uploads).toEqual(Array.from({ length: 3 }, () => [400, 'picture_too_large']));
  expect(most).toBe(1);
});
