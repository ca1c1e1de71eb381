import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { payload } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { httpClient, type HttpClient } from '#tests/support/http/http-client.ts';
import {
  killPostmaster,
  startKillableServer,
  type KillableServer,
} from '#tests/support/servers/killable-server.ts';

const BOOKINGS = 2000;
const CLIENTS = 32;
const HALF_HOUR_MS = 1_800_000;
const FIRST_START = Date.parse('2026-11-24T00:00:00+04:00');
const LIMIT_MS = 600_000;

let dataDir: string;
let server: KillableServer;
let client: HttpClient;

beforeEach(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'vizit-survival-')));
  await start();
});
afterEach(async () => {
  client.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = await startKillableServer(dataDir);
  client = httpClient(server.port, CLIENTS);
}

async function restart(): Promise<void> {
  client.close();
  await start();
}

/**
 * Half hours of two doctors, shuffled so that neighbours are far apart. Every seventh request is
 * for an hour, whose second half may be taken.
 */
const REQUESTS = Array.from({ length: BOOKINGS }, (_, index) => {
  const place = (index * 619) % BOOKINGS;
  const startsAt = FIRST_START + Math.floor(place / 2) * HALF_HOUR_MS;
  const hour = index % 7 === 0 ? { doctor_service: ids.hourProcedure } : {};
  const [schedule, changes] =
    place % 2 === 0
      ? [ids.doctor, hour]
      : [
          ids.otherDoctor,
          {
            doctor_service: ids.otherConsultation,
            additional_fields: [{ clinic_branch_field: ids.heightField, value: 170 }],
          },
        ];
  return payload(encodeSlotId(schedule, startsAt), {
    client_phone: `+97150${1_234_567 + index}`,
    ...changes,
  });
});

interface Booked {
  id: number;
  hash: string;
  datetime: string;
}

/** Repeats a booking with the same Idempotency-Key until it succeeds or the slot is taken. */
async function bookUntilAnswered(index: number): Promise<Booked | 'taken'> {
  const headers = { 'idempotency-key': `booking-${index}` };
  for (let tries = 0; tries < LIMIT_MS / 50; tries += 1) {
    const response = await client
      .post('/api/v1/appointments/', REQUESTS[index], headers)
      .catch(() => null);
    if (response?.status === 201) return response.body as Booked;
    if (response?.status === 400 && response.body.errors[0].code === 'slot_taken') return 'taken';
    // Requests may fail only during an outage.
    if (response !== null) expect(response).toMatchObject({ status: 503 });
    await sleep(50);
  }
  throw new Error('The server does not recover');
}

test(
  'no confirmed appointment is lost when processes are killed',
  { timeout: LIMIT_MS },
  async () => {
    const booked: Booked[] = [];
    let taken = 0;
    let next = 0;
    const working = Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (next < BOOKINGS) {
          const response = await bookUntilAnswered(next++);
          if (response === 'taken') taken += 1;
          else booked.push(response);
        }
      }),
    );
    const until = (count: number) => {
      const reached = vi.waitFor(() => expect(booked.length).toBeGreaterThanOrEqual(count), {
        timeout: LIMIT_MS,
        interval: 5,
      });
      // Fails immediately if a client fails.
      return Promise.race([reached, working]);
    };

    await until(400);
    await server.kill();
    await restart();
    await until(booked.length + 400);
    killPostmaster(dataDir);
    await until(booked.length + 400);
    await server.kill();
    await restart();
    await working;
    killPostmaster(dataDir);
    await server.kill();
    await restart();

    expect(booked.length + taken).toBe(BOOKINGS);
    // Each booking of an hour conflicts with at most one other booking.
    expect(taken).toBeLessThan(BOOKINGS / 5);
    const database = new pg.Pool({ ...server.connection, max: 1 });
    try {
      const { rows } = await database.query<{ id: string; hash: string; starts_at: Date }>(
        'select id, hash, starts_at from appointment',
      );
      const stored = new Map(rows.map((row) => [Number(row.id), row]));
      for (const { id, hash, datetime } of booked) {
        expect(stored.get(id)).toMatchObject({ hash, starts_at: new Date(datetime) });
      }
      // Every request was repeated until it got a response, so no other appointment exists.
      expect(stored.size).toBe(booked.length);
      expect(await calendarFaults(database)).toEqual([]);
    } finally {
      await database.end();
    }
    const [first] = booked;
    const opened = await client.get(`/api/v1/appointments/${first?.id}/?hash=${first?.hash}`);
    expect(opened).toMatchObject({ status: 200, body: { status: 'booked' } });
  },
);
