import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { loadConfig } from '#server/config/environment.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { createService, type Service } from '#server/main/service.ts';
import { payload } from '#tests/support/data/booking.ts';
import { CLINIC_NOW, clinic, ids } from '#tests/support/data/clinic.ts';
import { testClock } from '#tests/support/database/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { PASSWORD } from '#tests/support/data/staff.ts';

let databases: TestDatabase[];
let dataDir: string;
let service: Service;

/** Starts one process that serves two countries. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vizit-countries-'));
  databases = [await createTestDatabase(clinic()), await createTestDatabase(clinic())];
  const [first, second] = databases.map(({ connection }) => connection);
  if (first === undefined || second === undefined) throw new Error('Expected two databases');
  service = await createService({
    config: loadConfig({
      COUNTRIES: 'hu,ro',
      DATA_DIR: dataDir,
      FLAGS_HU: '{"otp":false}',
    }),
    connections: new Map([
      ['hu', first],
      ['ro', second],
    ]),
    logger: pino({ level: 'silent' }),
    clock: testClock(CLINIC_NOW).now,
  });
});
afterAll(async () => {
  await service.stop();
  for (const database of databases) await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function send(host: string, url: string, body?: object, headers = {}) {
  const response = await service.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: { host, ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, body: response.json() };
}

test('data of one country is not found in another, even with its hash', async () => {
  const slot = encodeSlotId(ids.doctor, Date.parse('2026-11-24T08:00:00Z'));
  const booked = await send('vizit.hu', '/api/v1/appointments/', payload(slot));
  expect(booked.status).toBe(201);
  const { id, hash } = booked.body;
  const url = `/api/v1/appointments/${id}/?hash=${hash}`;
  expect((await send('vizit.hu', url)).status).toBe(200);
  expect((await send('vizit.ro', url)).status).toBe(404);
  expect((await send('vizit.ro', `/api/v1/appointments/${id}/cancel/`, { hash })).status).toBe(404);
  expect((await send('vizit.hu', url)).body.status).toBe('booked');
});

test('staff accounts and sessions of one country do not exist in another', async () => {
  const credentials = { username: 'admin', password: PASSWORD };
  const [first] = databases;
  if (first === undefined) throw new Error('Expected two databases');
  await saveStaffUser(first.pool, { ...credentials, role: 'admin' }, Date.parse(CLINIC_NOW));
  const { body } = await send('vizit.hu', '/api/v1/sessions/', credentials);
  const headers = { authorization: `Bearer ${body.access_token}` };
  const me = (host: string) => send(host, '/api/v1/users/me/', undefined, headers);
  expect((await me('vizit.hu')).status).toBe(200);
  expect((await me('vizit.ro')).status).toBe(401);
  expect((await send('vizit.ro', '/api/v1/sessions/', credentials)).status).toBe(401);
});

test('the search key of one country is rejected in another', async () => {
  const { search } = (await send('vizit.hu', '/api/v1/settings/')).body;
  const headers = {
    'x-algolia-application-id': search.application_id,
    'x-algolia-api-key': search.api_key,
  };
  const find = (host: string) => send(host, '/1/indexes/catalog/query', { query: 'a' }, headers);
  expect((await find('vizit.hu')).status).toBe(200);
  expect((await find('vizit.ro')).status).toBe(403);
});
