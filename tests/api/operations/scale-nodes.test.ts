import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { payload } from '#tests/support/data/booking.ts';
import { clinic, ids } from '#tests/support/data/clinic.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { balance, type Balancer } from '#tests/support/scale/balance.ts';
import { startNode, type ClinicNode } from '#tests/support/scale/start-node.ts';

const HALF_HOUR_MS = 1_800_000;
const FIRST_START = Date.parse('2026-11-24T00:00:00+04:00');
const CLIENTS = 4;
const CONCURRENT_BOOKINGS = 100;

let database: TestDatabase;
let url: string;
let nodes: ClinicNode[];
let balancer: Balancer;

beforeAll(async () => {
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const template = clinic({ timeZone: 'Asia/Dubai', weekdays, opens: 0, closes: 1440 });
  database = await createTestDatabase(template);
  const { connection } = database;
  if (!('database' in connection)) throw new Error('the database has no name');
  const { host, port, user } = connection;
  url = `postgres://${user}@${encodeURIComponent(host)}:${port}/${connection.database}`;
  const roles = ['web', 'web', 'worker'] as const;
  nodes = await Promise.all(roles.map((role) => startNode({ role, url, port: 0 })));
  balancer = balance(webPorts(), CLIENTS);
});
afterAll(async () => {
  balancer.close();
  await Promise.all(nodes.map((node) => node.stop()));
  await database.close();
});

function webPorts(): number[] {
  return nodes.slice(0, 2).map(({ port }) => port);
}

let patients = 0;

/** Returns the booking of a new patient. The phones have no common prefix. */
function bookingOf(index: number) {
  patients += 1;
  const phone = `+97150${String(1_000_000 + patients * 997)}`;
  const slot = encodeSlotId(ids.doctor, FIRST_START + index * HALF_HOUR_MS);
  return payload(slot, { client_phone: phone });
}

async function appointments(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::integer as count from appointment',
  );
  return rows[0]?.count ?? 0;
}

test('one of 100 concurrent bookings of a slot at two web processes succeeds', async () => {
  const responses = await Promise.all(
    Array.from({ length: CONCURRENT_BOOKINGS }, () =>
      balancer.send((client) => client.post('/api/v1/appointments/', bookingOf(0))),
    ),
  );
  const booked = responses.filter(({ status }) => status === 201);
  expect(booked).toHaveLength(1);
  for (const { status, body } of responses.filter((response) => !booked.includes(response))) {
    expect({ status, code: body.errors[0].code }).toEqual({ status: 400, code: 'slot_taken' });
  }
  expect(await calendarFaults(database.pool)).toEqual([]);
});

test('a rolling restart of web processes and workers fails no request', async () => {
  // The previous test booked the first slot.
  let next = 1;
  let booked = 1;
  const over = new AbortController();
  const book = async () => {
    const body = bookingOf(next++);
    const response = await balancer.send((client) => client.post('/api/v1/appointments/', body));
    expect(response).toMatchObject({ status: 201 });
    booked += 1;
  };
  const listDoctors = async () => {
    const response = await balancer.send((client) => client.get('/api/v1/doctors/?city=10'));
    expect(response).toMatchObject({ status: 200 });
  };
  const working = Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (!over.signal.aborted) await (booked < next ? listDoctors() : book());
    }),
  );
  const until = (count: number) => {
    const reached = vi.waitFor(() => expect(booked).toBeGreaterThanOrEqual(count), {
      timeout: 60_000,
      interval: 5,
    });
    // Fails immediately if a client fails.
    return Promise.race([reached, working]);
  };

  await until(10);
  for (const [index, { port, stop }] of nodes.entries()) {
    const role = index < 2 ? 'web' : 'worker';
    expect(await stop()).toBe(0);
    await until(booked + 5);
    nodes[index] = await startNode({ role, url, port: role === 'web' ? port : 0 });
  }
  over.abort();
  await working;

  expect(await appointments()).toBe(booked);
  expect(await calendarFaults(database.pool)).toEqual([]);
  // Each patient gets one message, from any of the workers.
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query<{ state: string; count: number }>(
        `select state, count(*)::integer as count from message where kind = 'confirmation'
         group by state`,
      );
      expect(rows).toEqual([{ state: 'sent', count: booked }]);
    },
    { timeout: 60_000, interval: 50 },
  );
});
