import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SEARCH_HEADERS } from '#shared/contract/catalogue/search/search-headers.ts';
import { loadConfig } from '#server/config/environment.ts';
import { SmsError } from '#server/gateways/sms/sms-gateway.ts';
import { createService, type Service } from '#server/main/service.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { payload, TUESDAY } from '#tests/support/data/booking.ts';
import { CLINIC_NOW, clinic, ids } from '#tests/support/data/clinic.ts';
import { testClock } from '#tests/support/database/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { readMetrics } from '#tests/support/http/read-metrics.ts';

const PHONE = '+36 20 123 4567';
const APPOINTMENTS = '/api/v1/appointments/';

let dataDir: string;
let database: TestDatabase;
let metrics: Metrics;
let service: Service;
let texts: string[] = [];
let isProviderDown = false;
const clock = testClock(CLINIC_NOW);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vizit-metrics-'));
  database = await createTestDatabase(clinic());
  metrics = createMetrics();
  service = await createService({
    config: loadConfig({ COUNTRIES: 'hu', DATA_DIR: dataDir }),
    connections: new Map([['hu', database.connection]]),
    logger: pino({ level: 'silent' }),
    clock: clock.now,
    pages: {
      serveFiles: () => Promise.resolve(),
      async render({ url, apiFor }) {
        await apiFor('en').doctors({ limit: 8 });
        return { status: 200, headers: {}, html: url };
      },
    },
    sms: {
      console: null,
      gateway: {
        send({ text }) {
          if (isProviderDown) return Promise.reject(new SmsError('down', { isUnanswered: true }));
          texts.push(text);
          return Promise.resolve();
        },
      },
    },
    metrics,
  });
});
afterAll(async () => {
  await service.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function post(url: string, body: object, headers: Record<string, string> = {}) {
  return service.app.inject({ method: 'POST', url, payload: body, headers });
}

async function freeTimes(): Promise<number[]> {
  const day = `date_from=${TUESDAY}&date_to=${TUESDAY}`;
  const response = await service.app.inject({
    url: `/api/v1/slots/?doctor=${ids.doctor}&service=${ids.cardiologist}&${day}`,
  });
  return response.json<{ results: { id: number }[] }>().results.map(({ id }) => id);
}

const read = () => readMetrics(metrics);

test('bookings, changes, slot holds and OTP requests are counted by outcome', async () => {
  const [first = 0, second = 0] = await freeTimes();
  const hold = { doctor_service: ids.consultation, slot: second, client_phone: '+36 30 765 4321' };
  expect((await post('/api/v1/slot-holds/', hold)).statusCode).toBe(201);
  expect((await post('/api/v1/slot-holds/', hold)).statusCode).toBe(400);

  await post(APPOINTMENTS, payload(first));
  const sent = await post('/api/v0/registration_codes/', { phone: PHONE });
  expect(sent.statusCode).toBe(201);
  const code = { code: { code: /\b\d{4}\b/.exec(texts[0] ?? '')?.[0] } };
  const wrong = { code: { code: code.code.code === '0000' ? '1111' : '0000' } };
  await post(APPOINTMENTS, payload(first, wrong));
  const key = { 'idempotency-key': 'one-booking' };
  const booked = await post(APPOINTMENTS, payload(first, code), key);
  expect(booked.statusCode).toBe(201);
  await post(APPOINTMENTS, payload(first, code), key);
  await post(APPOINTMENTS, payload(first));

  const cookie = String(booked.headers['set-cookie']).split(';')[0] ?? '';
  await post('/api/v0/registration_codes/', { phone: PHONE }, { cookie });
  await post('/api/v0/registration_codes/', { phone: '+7 701 123 45 67' });
  isProviderDown = true;
  await post('/api/v0/registration_codes/', { phone: PHONE });
  isProviderDown = false;
  const { id, hash } = booked.json<{ id: number; hash: string }>();
  await post(`${APPOINTMENTS}${id}/cancel/`, { hash });
  await post(`${APPOINTMENTS}${id}/cancel/`, { hash });

  const values = await read();
  expect(values.of('vizit_bookings_total')).toEqual({
    'country=hu outcome=booked': 1,
    'country=hu outcome=code_invalid': 1,
    'country=hu outcome=code_required': 1,
    'country=hu outcome=repeated': 1,
    'country=hu outcome=slot_taken': 1,
  });
  expect(values.of('vizit_appointment_changes_total')).toEqual({
    'country=hu outcome=appointment_cancelled': 1,
    'country=hu outcome=cancelled': 1,
  });
  expect(values.of('vizit_slot_holds_total')).toEqual({
    'country=hu outcome=held': 1,
    'country=hu outcome=slot_taken': 1,
  });
  expect(values.of('vizit_otp_requests_total')).toEqual({
    'country=hu outcome=not_needed': 1,
    'country=hu outcome=phone_country': 1,
    'country=hu outcome=sent': 1,
    'country=hu outcome=sms_failed': 1,
  });
  expect(values.of('vizit_sms_attempts_total')).toEqual({
    'country=hu outcome=accepted purpose=otp': 1,
    'country=hu outcome=no_response purpose=otp': 1,
  });
});

test('a booking on a full disk counts as unavailable, and the process stays ready', async () => {
  const phone = '+36 20 987 6543';
  const [slot = 0] = await freeTimes();
  await post('/api/v0/registration_codes/', { phone });
  const code = /\b\d{4}\b/.exec(texts.at(-1) ?? '')?.[0];
  await database.pool.query(`
    create function raise_disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger raise_disk_full before insert on appointment
      execute function raise_disk_full()`);
  try {
    const body = { client_phone: phone, code: { code } };
    expect((await post(APPOINTMENTS, payload(slot, body))).statusCode).toBe(503);
    expect((await service.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
    expect(await freeTimes()).toContain(slot);
  } finally {
    await database.pool.query('drop function raise_disk_full cascade');
  }
  const values = await read();
  expect(values.of('vizit_bookings_total')['country=hu outcome=unavailable']).toBe(1);
});

describe('the page cache', () => {
  const open = (url: string) => service.app.inject({ url, headers: { 'accept-encoding': 'br' } });

  test('page cache metrics count hits, misses and evictions', async () => {
    await vi.waitFor(
      async () => {
        await open('/warm');
        expect((await read()).of('vizit_page_cache_entries')['country=hu']).toBe(1);
      },
      { timeout: 60_000, interval: 50 },
    );
    const before = await read();
    await open('/doctors');
    for (let times = 0; times < 3; times += 1) await open('/doctors');
    await service.app.inject({ url: '/doctors' });
    const after = await read();
    const growth = (name: string, labels = 'country=hu') =>
      (after.of(name)[labels] ?? 0) - (before.of(name)[labels] ?? 0);
    expect(growth('vizit_page_cache_hits_total')).toBe(4);
    expect(growth('vizit_page_cache_misses_total')).toBe(1);
    expect(growth('vizit_page_cache_entries')).toBe(1);
    expect(growth('vizit_page_cache_bytes')).toBeGreaterThan(2000);
    const page = 'country=hu method=GET route=page status=200';
    expect(growth('http_request_duration_seconds_count', page)).toBe(1);

    await database.pool.query(`notify doctors_changed, '${ids.doctor}'`);
    await vi.waitFor(async () => {
      expect((await read()).of('vizit_page_cache_entries')['country=hu']).toBe(0);
    });
    const gone = (await read()).of('vizit_page_cache_evictions_total');
    expect(gone['country=hu reason=invalidated']).toBeGreaterThanOrEqual(2);
    expect(gone['country=hu reason=full']).toBe(0);
  });
});

test('the share of rejected reviews is exported once 100 have been decided', async () => {
  const ratio = async () => (await read()).of('vizit_review_rejection_ratio');
  const decide = (from: number, to: number) =>
    database.pool.query(
      `insert into review (id, doctor_id, author, score, comment, language, is_published, created_at,
         moderated_at, moderated_by, rejection_reason)
       select id, 1, 'Éva', 2, '', 'hu', id > 1010, now(), now(), 'operator kata',
         case when id <= 1010 then 'insult' end
       from generate_series($1::integer, $2) id`,
      [from, to],
    );
  await decide(1001, 1099);
  expect(await ratio()).toEqual({});
  await decide(1100, 1100);
  expect(await ratio()).toEqual({ 'country=hu scores=low': 0.1 });
});

test('the age of the oldest due message is exported, and absent when the query fails', async () => {
  const lag = async () => (await read()).of('vizit_oldest_due_message_age_seconds')['country=hu'];
  await database.pool.query(`delete from message`);
  expect(await lag()).toBe(0);
  const { rows } = await database.pool.query<{ id: number }>('select id from appointment limit 1');
  const due = new Date(clock.now() - 90_000);
  await database.pool.query(
    `insert into message (appointment_id, kind, sequence, due_at, expires_at)
     values ($1, 'confirmation', 9, $2, $2::timestamptz + interval '1 day')`,
    [rows[0]?.id, due],
  );
  expect(await lag()).toBe(90);
  await database.pool.query('alter table message rename to hidden');
  expect(await lag()).toBeUndefined();
  await database.pool.query('alter table hidden rename to message');
  expect(await lag()).toBe(90);
});

test('searches are timed, and pools report size, use and waiting requests', async () => {
  const settings = await service.app.inject({ url: '/api/v1/settings/' });
  const { search } = settings.json<{ search: Record<string, string> }>();
  const requests = ['nagy', 'kardio'].map((query) => ({ indexName: search['index'], query }));
  const headers = {
    [SEARCH_HEADERS.applicationId]: search['application_id'] ?? '',
    [SEARCH_HEADERS.apiKey]: search['api_key'] ?? '',
  };
  expect((await post('/1/indexes/*/queries', { requests }, headers)).statusCode).toBe(200);
  const { of } = await read();
  expect(of('vizit_search_duration_seconds_count')).toEqual({ 'country=hu': 2 });
  expect(of('vizit_database_pool_max_connections')).toEqual({ 'country=hu pool=web': 10 });
  expect(of('vizit_database_pool_waiting_requests')).toEqual({ 'country=hu pool=web': 0 });
  // What is counted after a response uses a connection a moment longer.
  await vi.waitFor(async () => {
    const connections = (await read()).of('vizit_database_pool_connections');
    expect(connections['country=hu pool=web state=busy']).toBe(0);
  });
});

test('job runs are counted as success or failure', async () => {
  let isFailing = false;
  const job = metrics.watchJob('hu', {
    name: 'a job',
    pauseMs: 1,
    run: () => (isFailing ? Promise.reject(new Error('no')) : Promise.resolve()),
  });
  await job.run(() => false);
  isFailing = true;
  await expect(job.run(() => false)).rejects.toThrow('no');
  const { of } = await read();
  expect(of('vizit_job_runs_total')).toEqual({
    'country=hu job_name=a job outcome=success': 1,
    'country=hu job_name=a job outcome=failure': 1,
  });
  expect(of('vizit_job_duration_seconds_count')).toEqual({ 'country=hu job_name=a job': 2 });
});

test('pages that fail in browsers are counted by outcome, as often as one address may report', async () => {
  const report = async (outcome: string, headers: Record<string, string> = {}) => {
    const url = `/page-failures/${outcome}/`;
    return (await service.app.inject({ method: 'POST', url, headers })).statusCode;
  };
  expect(await report('reloaded')).toBe(204);
  expect(await report('shown', { host: 'vizit.hu', origin: 'https://vizit.hu' })).toBe(204);
  expect(await report('shown', { host: 'vizit.hu', origin: 'https://evil.example' })).toBe(404);
  expect(await report('unknown')).toBe(404);
  const others = await Promise.all(Array.from({ length: 19 }, () => report('reloaded')));
  expect(others.filter((status) => status === 429)).toHaveLength(1);
  expect((await read()).of('vizit_page_failures_total')).toEqual({
    'country=hu outcome=reloaded': 19,
    'country=hu outcome=shown': 1,
  });
});
