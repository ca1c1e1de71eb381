import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type pg from 'pg';
import { createEmptyDatabase } from '#tests/support/database/database.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import { createPool } from './pool.ts';
import { prepared } from './prepared.ts';

const sessions = prepared<{ pid: number }>('test_pid', 'SELECT pg_backend_pid() AS pid');

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createEmptyDatabase();
  pool = database.pool;
});
afterAll(() => database.close());

async function valueOf(expression: string): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(`SELECT ${expression} AS value`);
  return rows[0]?.value;
}

test.each([
  ['42::int8', 42],
  ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
  ['NULL::int8', null],
  ['12.50::numeric', 12.5],
  ["'2026-03-29'::date", '2026-03-29'],
  ["'2026-03-29 02:30'::timestamp", '2026-03-29 02:30:00'],
  ["'{1,NULL,3}'::int8[]", [1, null, 3]],
  ["'{480,-510}'::int2[]", [480, -510]],
  ["'{}'::int2[]", []],
  ["'{1,NULL,3}'::int4[]", [1, null, 3]],
  [
    "'{{1,2},{3,4}}'::int4[]",
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["'[0:1]={1,2}'::int4[]", [1, 2]],
  [
    "'{{1,2},{3,4}}'::int8[]",
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["'{1.5,2}'::numeric[]", [1.5, 2]],
  ["'{2026-03-29,2026-10-25}'::date[]", ['2026-03-29', '2026-10-25']],
  ["'{540,570}'::int2[]", [540, 570]],
  [`'{"a":[1]}'::jsonb`, { a: [1] }],
])('the value %s is parsed to %j', async (expression, value) => {
  expect(await valueOf(expression)).toEqual(value);
});

test('an instant of any time zone is parsed to a Date', async () => {
  expect(await valueOf("'2026-03-29 03:30+02'::timestamptz")).toEqual(
    new Date('2026-03-29T01:30:00Z'),
  );
});

test('a bigint beyond 2^53 throws instead of being rounded', async () => {
  await expect(valueOf('9007199254740993::int8')).rejects.toThrow(/beyond 2\^53/);
  expect(await valueOf('1')).toBe(1);
});

test('sessions have a name, UTC, and neither JIT nor parallel workers', async () => {
  expect(await valueOf("current_setting('TimeZone')")).toBe('UTC');
  expect(await valueOf("current_setting('jit')")).toBe('off');
  expect(await valueOf("current_setting('max_parallel_workers_per_gather')")).toBe('0');
  expect(await valueOf("current_setting('application_name')")).toBe('vizit-test');
});

test('the server cancels a slow statement', async () => {
  const hasty = poolOf(1, { statementTimeoutMs: 100 });
  await expect(hasty.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  await hasty.end();
});

test('a statement on a frozen server times out, and its session is not reused', async () => {
  // The new session runs under the same timeout, on a machine that may be busy.
  const single = poolOf(1, { statementTimeoutMs: 2_000 });
  const [frozen] = await sessions(single);
  if (!frozen) throw new Error('no session');
  process.kill(frozen.pid, 'SIGSTOP');
  onTestFinished(() => void process.kill(frozen.pid, 'SIGCONT'));
  await expect(sessions(single)).rejects.toThrow(/timeout/);
  expect(await sessions(single)).not.toEqual([frozen]);
  await single.end();
});

test('an idle session that is lost is logged and replaced', async () => {
  const log = vi.fn<(message: string) => void>();
  const lossy = poolOf(1, { log });
  const { rows } = await lossy.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  await expect(lossy.query('SELECT 1')).resolves.toBeDefined();
  await lossy.end();
});

describe('prepared statements', () => {
  const add = prepared<{ sum: number }, [number, number]>(
    'test_add',
    'SELECT $1::integer + $2::integer AS sum',
  );
  const divide = prepared<{ quotient: number }, [number]>(
    'test_divide',
    'SELECT 1 / $1::integer AS quotient',
  );

  test('prepared statements run on a pool and on a client of it', async () => {
    expect(await add(pool, [2, 3])).toEqual([{ sum: 5 }]);
    const client = await pool.connect();
    expect(await add(client, [4, 5])).toEqual([{ sum: 9 }]);
    client.release();
  });

  test('prepared statements are parsed once per session', async () => {
    const single = poolOf(1);
    await add(single, [1, 1]);
    await add(single, [2, 2]);
    const { rows } = await single.query<{ name: string; times: number }>(
      'SELECT name, (generic_plans + custom_plans)::integer AS times FROM pg_prepared_statements',
    );
    expect(rows).toEqual([{ name: 'test_add', times: 2 }]);
    await single.end();
  });

  test('prepared statements keep their session after an error of the server', async () => {
    const single = poolOf(1);
    const before = await sessions(single);
    await expect(divide(single, [0])).rejects.toMatchObject({ code: '22012' });
    expect(await sessions(single)).toEqual(before);
    await single.end();
  });

  test('prepared statements reject a second text under one name', () => {
    expect(() => prepared('test_add', 'SELECT 1')).toThrow(/named test_add/);
    expect(() => prepared(`test_${'x'.repeat(64)}`, 'SELECT 1')).toThrow(/longer than 63/);
  });
});

function poolOf(size: number, options: Partial<Parameters<typeof createPool>[0]> = {}): pg.Pool {
  return createPool({
    connection: database.connection,
    size,
    applicationName: 'vizit-test',
    log: () => undefined,
    ...options,
  });
}
