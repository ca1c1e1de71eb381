import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { loadConfig } from '#server/config/environment.ts';
import { createRandom, type Random } from '#demo/random.ts';
import { createService, type Service } from '#server/main/service.ts';
import { payload } from '#tests/support/data/booking.ts';
import { CLINIC_NOW, clinic, ids } from '#tests/support/data/clinic.ts';
import { testClock } from '#tests/support/database/clock.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { RAISED_LIMIT_SETTINGS } from '#tests/support/servers/raised-limits.ts';
import { httpClient, type HttpResponse, type HttpClient } from '#tests/support/http/http-client.ts';

const CLIENTS = 32;
const OPERATIONS = 10_000;
const FIRST_DAY = Date.parse('2026-11-24T09:00:00+04:00');
const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;
/** Few days, so that all patients compete and the days fill and empty repeatedly. */
const DAYS = 5;
/** The operations after which the majority changes between bookings and cancellations. */
const OPERATIONS_PER_PHASE = 400;
const HALF_HOURS = 6;

let database: TestDatabase;
let service: Service;
let dataDir: string;
let clients: HttpClient;

/** Starts the service as in production, with a database connection for every client. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vizit-contention-'));
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  database = await createTestDatabase(clinic({ timeZone: 'Asia/Dubai', weekdays }));
  service = await createService({
    config: loadConfig({
      ...RAISED_LIMIT_SETTINGS,
      COUNTRIES: 'ae',
      DEFAULT_COUNTRY: 'ae',
      DATA_DIR: dataDir,
      DATABASE_POOL_SIZE: String(CLIENTS + 4),
      TRUST_PROXY: '1',
    }),
    connections: new Map([['ae', database.connection]]),
    logger: pino({ level: 'silent' }),
    clock: testClock(CLINIC_NOW).now,
  });
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
  clients = httpClient(Number(new URL(address).port), CLIENTS);
});
afterEach(async () => {
  clients.close();
  await service.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Appointment {
  id: number;
  hash: string;
  schedule: number;
}

const OFFERS = [
  { schedule: ids.doctor, body: {} },
  { schedule: ids.doctor, body: { doctor_service: ids.hourProcedure } },
  {
    schedule: ids.otherDoctor,
    body: {
      doctor_service: ids.otherConsultation,
      additional_fields: [{ clinic_branch_field: ids.heightField, value: 170 }],
    },
  },
] as const;

function randomSlot(random: Random, schedule: number): number {
  const day = random.integer(0, DAYS - 1);
  const half = random.integer(0, HALF_HOURS - 1);
  return encodeSlotId(schedule, FIRST_DAY + day * DAY_MS + half * HALF_HOUR_MS);
}

/** The expected responses of each kind of request. Any other fails the test. */
const EXPECTED = {
  book: ['201', '400 slot_taken'],
  move: ['200', '400 slot_taken', '400 appointment_cancelled'],
  cancel: ['200', '400 appointment_cancelled'],
  hold: ['201', '400 slot_taken'],
  release: ['204'],
  'book held': ['201'],
};
const randomPhone = (random: Random) => `+97150${random.integer(1_000_000, 9_999_999)}`;
/** The response to a hold of more than half of a day's slots. */
const HOLD_BEYOND_HALF = 'hold 429 throttled';

test('ten thousand concurrent bookings, holds, moves and cancellations keep the calendar consistent', async () => {
  const appointments: Appointment[] = [];
  const live = new Set<Appointment>();
  const counts = new Map<string, number>();
  const note = (kind: keyof typeof EXPECTED, { status, body }: HttpResponse): boolean => {
    const outcome = status < 300 ? String(status) : `${status} ${body.errors[0].code}`;
    const key = `${kind} ${outcome}`;
    if (key !== HOLD_BEYOND_HALF) expect(EXPECTED[kind], JSON.stringify(body)).toContain(outcome);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return status < 300;
  };
  const count = (key: string) => counts.get(key) ?? 0;
  const book = async (random: Random) => {
    const { schedule, body } = random.pick(OFFERS);
    const slot = randomSlot(random, schedule);
    const booking = payload(slot, { client_phone: randomPhone(random), ...body });
    const response = await clients.post('/api/v1/appointments/', booking);
    if (!note('book', response)) return;
    const appointment = { ...response.body, schedule };
    appointments.push(appointment);
    live.add(appointment);
  };
  /** Picks an appointment, mostly an active one. Other clients may change it concurrently. */
  const pickAppointment = (random: Random) =>
    random.pick(live.size > 0 && random.chance(0.95) ? [...live] : appointments);
  const move = async (random: Random) => {
    const { id, hash, schedule } = pickAppointment(random);
    const slot = randomSlot(random, schedule);
    note('move', await clients.post(`/api/v1/appointments/${id}/reschedule/`, { hash, slot }));
  };
  const cancel = async (random: Random) => {
    const appointment = pickAppointment(random);
    const path = `/api/v1/appointments/${appointment.id}/cancel/`;
    if (note('cancel', await clients.post(path, { hash: appointment.hash })))
      live.delete(appointment);
  };

  /**
   * Simulates a patient with a phone and an address, who holds a slot and then books or leaves.
   */
  const hold = async (random: Random) => {
    const { schedule, body } = random.pick(OFFERS);
    const slot = randomSlot(random, schedule);
    const booking = payload(slot, { client_phone: randomPhone(random), ...body });
    const address = `10.${[1, 2, 3].map(() => random.integer(0, 255)).join('.')}`;
    const response = await clients.post('/api/v1/slot-holds/', booking, {
      'x-forwarded-for': address,
    });
    if (!note('hold', response)) return;
    const { token } = response.body;
    if (random.chance(0.5)) {
      note('release', await clients.delete(`/api/v1/slot-holds/${token}/`));
      return;
    }
    const booked = await clients.post('/api/v1/appointments/', { ...booking, hold: token });
    note('book held', booked);
    const appointment = { ...booked.body, schedule };
    appointments.push(appointment);
    live.add(appointment);
  };

  const over = new AbortController();
  let remaining = OPERATIONS;
  const work = Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const random = createRandom(CLIENTS, client);
      while (remaining > 0) {
        remaining -= 1;
        const chance = random.fraction();
        const [toBook, toMove] =
          Math.floor(remaining / OPERATIONS_PER_PHASE) % 2 === 0 ? [0.5, 0.9] : [0.1, 0.5];
        if (appointments.length === 0 || chance < toBook) {
          await (random.chance(0.7) ? book : hold)(random);
        } else await (chance < toMove ? move : cancel)(random);
      }
    }),
  ).finally(() => over.abort());
  // Checks the calendar during the work. Refreshes the availability in the first half only, so
  // that bookings alone must keep it correct until the end.
  const watch = async () => {
    while (!over.signal.aborted) {
      expect(await calendarFaults(database.pool)).toEqual([]);
      if (remaining > OPERATIONS / 2) {
        await database.pool.query('select refresh_schedule_avail(id, $1) from schedule', [
          CLINIC_NOW,
        ]);
      }
      await sleep(250);
    }
  };
  await Promise.all([work, watch()]);

  // Every outcome occurred often enough.
  for (const [kind, outcomes] of Object.entries(EXPECTED)) {
    for (const outcome of outcomes) expect(count(`${kind} ${outcome}`)).toBeGreaterThan(100);
  }
  const { rows } = await database.pool.query(
    `select count(*) filter (where status = 'booked') as live, count(*) as count,
         (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks
       from appointment`,
  );
  const booked = count('book 201') + count('book held 201');
  expect(rows).toEqual([{ live: booked - count('cancel 200'), count: booked, deadlocks: 0 }]);
  expect(await calendarFaults(database.pool)).toEqual([]);
  expect(await staleAvailability()).toEqual([]);
});

/** Returns the availability that differs from the calendar. */
async function staleAvailability(): Promise<unknown[]> {
  const read = async () =>
    (await database.pool.query('select * from schedule_avail order by schedule_id, steps')).rows;
  const stored = await read();
  await database.pool.query('select refresh_schedule_avail(id, $1) from schedule', [CLINIC_NOW]);
  const fresh = await read();
  expect(fresh.length).toBeGreaterThan(0);
  return stored.filter((row, index) => JSON.stringify(row) !== JSON.stringify(fresh[index]));
}
