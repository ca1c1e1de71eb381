import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config/environment.ts';
import { createService, type Service } from '#server/main/service.ts';
import { payload, TUESDAY } from '#tests/support/data/booking.ts';
import { CLINIC_NOW, clinic, ids } from '#tests/support/data/clinic.ts';
import { testClock } from '#tests/support/database/clock.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { RAISED_LIMIT_SETTINGS } from '#tests/support/servers/raised-limits.ts';
import { httpClient, type HttpResponse, type HttpClient } from '#tests/support/http/http-client.ts';

const CLIENTS = 500;
const APPOINTMENTS = '/api/v1/appointments/';

let database: TestDatabase;
let service: Service;
let dataDir: string;
let clients: HttpClient;
/** A separate connection for readiness checks. */
let observer: HttpClient;

/** Starts the service as in production, for a country without one-time codes. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vizit-races-'));
  database = await createTestDatabase(clinic({ timeZone: 'Asia/Dubai' }));
  service = await createService({
    config: loadConfig({
      ...RAISED_LIMIT_SETTINGS,
      COUNTRIES: 'ae',
      DEFAULT_COUNTRY: 'ae',
      DATA_DIR: dataDir,
    }),
    connections: new Map([['ae', database.connection]]),
    logger: pino({ level: 'silent' }),
    clock: testClock(CLINIC_NOW).now,
  });
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(address).port);
  clients = httpClient(port, CLIENTS);
  observer = httpClient(port, 1);
});
afterEach(async () => {
  clients.close();
  observer.close();
  await service.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const booking = (slot: number, changes = {}) =>
  payload(slot, { client_phone: '+971 50 123 4567', ...changes });

/** Returns the booking of a patient with their own phone. */
const bookingOf = (patient: number, body: ReturnType<typeof booking>) => ({
  ...body,
  client_phone: `+97150${1_000_000 + patient}`,
});

async function slotsOf(doctorService: number): Promise<{ id: number; datetime: string }[]> {
  const { body } = await observer.get(
    `/api/v1/slots/?doctor=1&date_from=${TUESDAY}&date_to=${TUESDAY}`,
  );
  return body.results.filter(
    (slot: { doctor_service: number }) => slot.doctor_service === doctorService,
  );
}

/** Counts the responses of each kind. */
function tally(responses: HttpResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of responses) {
    const kind = status === 201 ? 'booked' : `${status} ${body.errors?.[0]?.code ?? ''}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Expects that the server says that it is ready while the work runs, and returns the result of the work. */
async function expectReadyDuring<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const done = work.finally(() => over.abort());
  while (!over.signal.aborted) {
    const { status } = await observer.get('/health/ready');
    expect(status).toBe(200);
    await sleep(5);
  }
  return done;
}

test('one of five hundred patients who book one slot at once gets it, and the server stays ready', async () => {
  const [nine] = await slotsOf(ids.consultation);
  const body = booking(nine?.id ?? 0);
  const result = await expectReadyDuring(
    Promise.all(
      Array.from({ length: CLIENTS }, (_, index) =>
        clients.post(APPOINTMENTS, bookingOf(index, body)),
      ),
    ),
  );
  expect(tally(result)).toEqual({ booked: 1, '400 slot_taken': CLIENTS - 1 });

  const winner = result.find(({ status }) => status === 201)?.body;
  const { rows } = await database.pool.query('select id from appointment');
  expect(rows).toEqual([{ id: winner.id }]);
  expect((await slotsOf(ids.consultation)).map(({ id }) => id)).not.toContain(nine?.id);
  expect(await calendarFaults(database.pool)).toEqual([]);
});

test('concurrent bookings of half hours and hours do not overlap', async () => {
  const halves = await slotsOf(ids.consultation);
  const hours = await slotsOf(ids.hourProcedure);
  const [first = booking(0), ...rest] = [
    ...halves.map(({ id }) => booking(id)),
    ...hours.map(({ id }) => booking(id, { doctor_service: ids.hourProcedure })),
  ];
  const offers = [first, ...rest];
  const result = await expectReadyDuring(
    Promise.all(
      Array.from({ length: CLIENTS }, (_, index) =>
        clients.post(APPOINTMENTS, bookingOf(index, offers[index % offers.length] ?? first)),
      ),
    ),
  );
  const { booked = 0, ...others } = tally(result);
  expect(Object.keys(others)).toEqual(['400 slot_taken']);
  // Six half hours fit at least three appointments of an hour and at most six of half an hour.
  expect(booked).toBeGreaterThanOrEqual(3);
  expect(booked).toBeLessThanOrEqual(6);
  const { rows } = await database.pool.query('select count(*) as count from appointment');
  expect(rows).toEqual([{ count: booked }]);
  expect(await slotsOf(ids.hourProcedure)).toEqual([]);
  expect(await calendarFaults(database.pool)).toEqual([]);
});

test('the doctors list is correct after concurrent bookings of all slots of three days', async () => {
  const { body: page } = await observer.get(
    '/api/v1/slots/?doctor=1,2&service=1&date_from=2026-11-23&date_to=2026-11-25',
  );
  const offers = page.results.map(
    (slot: { id: number; doctor_service: number; clinic_branch: number }) =>
      booking(slot.id, {
        doctor_service: slot.doctor_service,
        additional_fields:
          slot.clinic_branch === ids.branchWithQuestions
            ? [{ clinic_branch_field: ids.heightField, value: 170 }]
            : [],
      }),
  );
  const responses = await Promise.all(
    [...offers, ...offers].map((offer, index) =>
      clients.post(APPOINTMENTS, bookingOf(index, offer)),
    ),
  );
  expect(tally(responses)).toEqual({ booked: offers.length, '400 slot_taken': offers.length });
  expect(await calendarFaults(database.pool)).toEqual([]);
  const { body } = await observer.get('/api/v1/doctors/?expand=services&service=1');
  for (const doctor of body.results) {
    expect(doctor.services[0].nearest_slot_datetime).toBe('2026-11-26T09:00:00+04:00');
  }
  expect((await observer.get('/api/v1/doctors/?slot_date=2026-11-25')).body.count).toBe(0);
});

test('concurrent copies of a request book once and return the same appointment', async () => {
  const [nine, half] = await slotsOf(ids.consultation);
  const headers = { 'idempotency-key': 'the-same' };
  // Copies arrive while the first is validated, while it is booked, and afterwards.
  const responses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      await sleep(index % 25);
      return clients.post(APPOINTMENTS, booking(nine?.id ?? 0), headers);
    }),
  );
  expect(tally(responses)).toEqual({ booked: 50 });
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  const { rows } = await database.pool.query('select count(*) as count from appointment');
  expect(rows).toEqual([{ count: 1 }]);

  const other = await clients.post(APPOINTMENTS, booking(half?.id ?? 0), headers);
  expect(tally([other])).toEqual({ '400 idempotency_mismatch': 1 });
});

test('fifty bodies with one Idempotency-Key book the first of them', async () => {
  const [nine] = await slotsOf(ids.consultation);
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      clients.post(APPOINTMENTS, booking(nine?.id ?? 0, { client_name: `Patient ${index}` }), {
        'idempotency-key': 'the-same',
      }),
    ),
  );
  const { booked, ...others } = tally(responses);
  expect(booked).toBe(1);
  expect(Object.keys(others).toSorted()).toEqual(
    Object.keys(others)
      .filter((kind) => /slot_taken|idempotency_mismatch/.test(kind))
      .toSorted(),
  );
});

describe('two transactions on one schedule', () => {
  const at = (time: string) => `2026-11-${time}:00+04:00`;
  const sessions: pg.Client[] = [];
  afterEach(() => Promise.all(sessions.splice(0).map((session) => session.end())));

  async function openSession(): Promise<pg.Client> {
    const session = new pg.Client(database.connection);
    sessions.push(session);
    await session.connect();
    return session;
  }
  const book = (session: pg.Client, time: string, hash: string) =>
    session.query(
      `select outcome from book_appointment(1, 1, $1, $2, repeat($3, 32),
         '{"name": "Kata", "phone": "+971501234567", "language": "en", "consents": [],
           "additional_fields": [], "origin": {}}', null, '', null, '{}', null, null)`,
      [at(time), CLINIC_NOW, hash],
    );
  const firstTime = async () => {
    const { rows } = await database.pool.query<{ nearest_at: Date }>(
      'select nearest_at from schedule_avail where schedule_id = 1 and steps = 1',
    );
    return rows[0]?.nearest_at.toISOString();
  };
  const waitForLock = () => sleep(100);

  test('concurrent bookings of the first slots of two days agree on the next available slot', async () => {
    const [first, second] = [await openSession(), await openSession()];
    // It is ten o'clock in Dubai. On Monday, 11:00 and 11:30 can still be booked.
    await book(first, '23T11:00', '0');
    await first.query('begin');
    await book(first, '23T11:30', 'a');
    const booked = book(second, '24T09:00', 'b');
    await waitForLock();
    await first.query('commit');
    expect((await booked).rows).toEqual([{ outcome: 'booked' }]);
    expect(await firstTime()).toBe('2026-11-24T05:30:00.000Z');
    expect(await calendarFaults(database.pool)).toEqual([]);
  });

  test('a booking and a concurrent refresh of the availability agree on the next available slot', async () => {
    const [patient, refresher] = [await openSession(), await openSession()];
    await patient.query('begin');
    await book(patient, '23T11:00', 'a');
    const refreshed = refresher.query('select refresh_schedule_avail(1, $1)', [CLINIC_NOW]);
    await waitForLock();
    await patient.query('commit');
    await refreshed;
    expect(await firstTime()).toBe('2026-11-23T07:30:00.000Z');

    await refresher.query('begin');
    await refresher.query('select refresh_schedule_avail(1, $1)', [CLINIC_NOW]);
    const booked = book(patient, '23T11:30', 'b');
    await waitForLock();
    await refresher.query('commit');
    await booked;
    expect(await firstTime()).toBe('2026-11-24T05:00:00.000Z');
    expect(await calendarFaults(database.pool)).toEqual([]);
  });
});
