import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '#server/config/environment.ts';
import { followDatabaseClock } from '#server/db/monitor/database-clock.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { createConsoleSms, type ConsoleSms } from '#server/gateways/sms/console-sms.ts';
import { createService, type Service } from '#server/main/service.ts';
import { payload } from '#tests/support/data/booking.ts';
import { clinic, ids } from '#tests/support/data/clinic.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const SIX_MINUTES_MS = 6 * 60_000;
const TWO_HOURS_MS = 2 * 3_600_000;

let database: TestDatabase;
let dataDir: string;
let sms: ConsoleSms;
let services: Service[];
beforeEach(async () => {
  database = await createTestDatabase(clinic({ now: new Date().toISOString() }));
  dataDir = await mkdtemp(join(tmpdir(), 'vizit-clock-'));
  sms = createConsoleSms(() => undefined, Date.now);
  services = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const service of services) await service.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a process on a machine whose clock is wrong. */
async function startProcess(offsetMs: number): Promise<Service> {
  const service = await createService({
    config: loadConfig({
      COUNTRIES: 'hu',
      DATA_DIR: dataDir,
      SECRET: 'a secret of thirty-two characters',
    }),
    connections: new Map([['hu', database.connection]]),
    logger: pino({ level: 'silent' }),
    machineClock: () => Date.now() + offsetMs,
    sms: { gateway: sms, console: sms },
  });
  services.push(service);
  return service;
}

test.each([SIX_MINUTES_MS, -SIX_MINUTES_MS])(
  'a process whose clock is off by %i ms follows the clock of the database',
  async (offsetMs) => {
    const { clock, synchronise, stop } = followDatabaseClock(
      database.pool,
      () => Date.now() + offsetMs,
    );
    await synchronise();
    expect(Math.abs(clock() - Date.now())).toBeLessThan(2000);
    stop();
  },
);

test.each([TWO_HOURS_MS, -TWO_HOURS_MS])(
  'a process whose clock jumps by %i ms keeps to the clock of the database',
  async (jumpMs) => {
    const { clock, synchronise, stop } = followDatabaseClock(database.pool);
    await synchronise();
    const before = clock();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jumpMs });
    expect(Math.abs(clock() - before)).toBeLessThan(TWO_HOURS_MS / 2);
    stop();
  },
);

test('a process follows the clock of the database at once after its machine was suspended', async () => {
  let suspendedMs = 0;
  const query = vi.fn(() => Promise.resolve({ rows: [{ now: Date.now() }] }));
  const db = { query } as unknown as Queryable;
  const { clock, synchronise, stop } = followDatabaseClock(db, () => Date.now() - suspendedMs);
  await synchronise();
  suspendedMs = TWO_HOURS_MS;
  clock();
  clock();
  await setImmediate();
  expect(Math.abs(clock() - Date.now())).toBeLessThan(TWO_HOURS_MS / 2);
  // One measurement per jump, whatever asks for the time while it is made.
  expect(query).toHaveBeenCalledTimes(2);
  stop();
});

test('a code and a hold are valid in another process whose clock is six minutes ahead', async () => {
  const [right, wrong] = [await startProcess(0), await startProcess(SIX_MINUTES_MS)];
  const { rows } = await database.pool.query<{ id: string }>(
    `select (${ids.doctor}::bigint << 26)
       + extract(epoch from next_start(1, 1::smallint, now() + interval '3 hours') - '2020-01-01Z') / 60 as id`,
  );
  const body = payload(Number(rows[0]?.id));
  const held = await right.app.inject({
    method: 'POST',
    url: '/api/v1/slot-holds/',
    payload: { doctor_service: ids.consultation, slot: body.slot, client_phone: body.client_phone },
  });
  expect(held.statusCode).toBe(201);
  await right.app.inject({
    method: 'POST',
    url: '/api/v0/registration_codes/',
    payload: { phone: body.client_phone },
  });
  const code = /\b\d{4}\b/.exec(sms.sent[0]?.text ?? '')?.[0];
  const booked = await wrong.app.inject({
    method: 'POST',
    url: '/api/v1/appointments/',
    payload: { ...body, hold: held.json().token, code: { code } },
  });
  expect(booked.json()).toMatchObject({ status: 'booked' });
});
