import { afterEach, describe, expect, test, vi } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { payload } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { startTwoNodes, type Node, type Nodes } from '#tests/support/servers/nodes.ts';
import { PASSWORD } from '#tests/support/data/staff.ts';

let nodes: Nodes;
afterEach(() => nodes.close());

const ADDRESS = '198.51.100.1';
const ANOTHER = '198.51.100.2';
/** The half hours of the clinic's weekdays, six a morning. */
const slot = (index: number) => {
  const morning = Math.floor(index / 6);
  const day = morning + 2 * Math.floor((morning + 1) / 5);
  const start = Date.parse('2026-11-24T08:00:00Z') + day * 86_400_000;
  return encodeSlotId(ids.doctor, start + (index % 6) * 1_800_000);
};

/** Counts the accepted requests of a series that alternates between two nodes. */
async function countAccepted(
  count: number,
  send: (node: Node, index: number) => Promise<{ status: number; retryAfter: number }>,
): Promise<number> {
  let taken = 0;
  for (let index = 0; index < count; index += 1) {
    const response = await send(index % 2 === 0 ? nodes.first : nodes.second, index);
    if (response.status === 429) expect(response.retryAfter).toBeGreaterThan(0);
    else taken += 1;
  }
  return taken;
}

/** Sets the hits of a limit in the database, as if other nodes had counted them. */
async function setHits(action: string, hits: number): Promise<void> {
  const { rowCount } = await nodes.database.pool.query(
    'update rate_limit set hits = $2 where action = $1',
    [action, hits],
  );
  expect(rowCount).toBe(1);
}

test.each([
  ['clinic requests', '/api/v1/clinic-requests/', 10],
  ['contact messages', '/api/v1/contact-messages/', 20],
  ['survey answers', '/api/v1/survey-answers/', 60],
])('an address sends a limited number of %s over two nodes', async (_what, url, most) => {
  nodes = await startTwoNodes();
  const body = {
    clinic_name: 'Duna',
    contact_name: 'Éva',
    city: 'Budapest',
    phone: '+36201234567',
    email: 'eva@example.com',
    name: 'Éva',
    message: 'Good day',
    answers: { found: 'yes' },
    consents: ['personal_data'],
  };
  expect(await countAccepted(most + 4, (node) => node.post(url, body, ADDRESS))).toBe(most);
  expect((await nodes.second.post(url, body, ANOTHER)).status).toBe(201);
});

test('an address guesses passwords a limited number of times over two nodes', async () => {
  nodes = await startTwoNodes();
  const account = { username: 'admin', password: PASSWORD, role: 'admin' } as const;
  await saveStaffUser(nodes.database.pool, account, nodes.clock.now());
  const guess = (node: Node, password: string, from: string) =>
    node.post('/api/v1/sessions/', { username: 'admin', password }, from);
  await guess(nodes.second, 'a guess', ADDRESS);
  await setHits('signInsPerAccountAndAddress', 9);
  expect(await countAccepted(4, (node) => guess(node, 'a guess', ADDRESS))).toBe(1);
  expect((await guess(nodes.first, PASSWORD, ADDRESS)).status).toBe(429);
  // The owner of the account can still sign in.
  expect((await guess(nodes.second, PASSWORD, ANOTHER)).status).toBe(201);
});

test('an address holds a limited number of slots over two nodes', async () => {
  nodes = await startTwoNodes();
  const hold = (node: Node, index: number) => {
    const body = payload(slot(index % 3), { client_phone: `+36201${100_000 + index}` });
    return node.post('/api/v1/slot-holds/', body, ADDRESS);
  };
  expect(await countAccepted(63, hold)).toBeLessThanOrEqual(60);
});

test('an address searches a limited number of times over two nodes', async () => {
  nodes = await startTwoNodes({ SEARCHES_PER_ADDRESS: '400' });
  const { search } = (await nodes.first.get('/api/v1/settings/')).body;
  const key = `x-algolia-application-id=${search.application_id}&x-algolia-api-key=${search.api_key}`;
  const find = (node: Node, from: string) =>
    node.post(`/1/indexes/catalog/query?${key}`, { query: 'cardio' }, from);
  let taken = await countAccepted(300, (node) => find(node, ADDRESS));
  expect(taken).toBe(300);
  await vi.waitFor(async () => {
    const { rows } = await nodes.database.pool.query(
      `select hits from rate_limit where action = 'searchesPerAddress'`,
    );
    expect(rows).toEqual([{ hits: 200 }]);
  });
  taken += await countAccepted(400, (node) => find(node, ADDRESS));
  expect(taken).toBeGreaterThanOrEqual(400);
  expect(taken).toBeLessThanOrEqual(600);
  expect((await find(nodes.first, ADDRESS)).status).toBe(429);
  expect((await find(nodes.second, ADDRESS)).status).toBe(429);
  expect((await find(nodes.second, ANOTHER)).status).toBe(200);
  nodes.clock.advance({ minutes: 10 });
  expect((await find(nodes.second, ADDRESS)).status).toBe(200);
});

test('a request with many searches counts as many', async () => {
  nodes = await startTwoNodes({ SEARCHES_PER_ADDRESS: '120' });
  const { search } = (await nodes.first.get('/api/v1/settings/')).body;
  const key = `x-algolia-application-id=${search.application_id}&x-algolia-api-key=${search.api_key}`;
  const requests = Array.from({ length: 50 }, () => ({ indexName: 'catalog', query: 'a' }));
  const find = () => nodes.first.post(`/1/indexes/*/queries?${key}`, { requests }, ADDRESS);
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await find()).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('an address validates a limited number of bookings over two nodes', async () => {
  nodes = await startTwoNodes();
  const check = (node: Node, from: string) =>
    node.post('/api/v1/appointments/validate/', payload(1), from);
  expect(await countAccepted(40, (node) => check(node, ADDRESS))).toBe(40);
  await vi.waitFor(() => setHits('validationsPerAddress', 1170));
  const taken = await countAccepted(120, (node) => check(node, ADDRESS));
  expect(taken).toBeGreaterThanOrEqual(30);
  expect(taken).toBeLessThanOrEqual(70);
  expect((await check(nodes.first, ADDRESS)).status).toBe(429);
  expect((await check(nodes.second, ADDRESS)).status).toBe(429);
  expect((await check(nodes.first, ANOTHER)).status).toBe(400);
});

describe('limits without one-time codes', () => {
  const LIMITS = {
    FLAGS_HU: '{"otp":false}',
    BOOKINGS_PER_PHONE: '6',
    BOOKINGS_PER_ADDRESS: '30',
    BOOKINGS_PER_PREFIX: '20',
    BOOKINGS_PER_DOCTOR_AND_DAY: '100',
  };
  const PHONE = '+36201234567';
  const book = (node: Node, time: number, phone: string, from: string) =>
    node.post('/api/v1/appointments/', payload(slot(time), { client_phone: phone }), from);

  /** Returns the number of requests that booked; the others have to prove their phone. */
  async function countBooked(
    count: number,
    send: (node: Node, index: number) => Promise<{ status: number }>,
  ): Promise<number> {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      statuses.push((await send(index % 2 === 0 ? nodes.first : nodes.second, index)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([201, 400]));
    return statuses.filter((status) => status === 201).length;
  }

  test('an address books half of the limit of a phone and leaves the rest to others', async () => {
    nodes = await startTwoNodes(LIMITS);
    expect(await countBooked(20, (node, index) => book(node, index, PHONE, ADDRESS))).toBe(3);
    expect((await book(nodes.first, 30, PHONE, ANOTHER)).status).toBe(201);
  });

  test('numbers of one prefix share a limit of bookings', async () => {
    nodes = await startTwoNodes(LIMITS);
    const taken = await countBooked(60, (node, index) =>
      book(node, index, `+3620123${1000 + index}`, `10.0.${index}.1`),
    );
    expect(taken).toBe(20);
  });

  test('an address books a limited number of times over all phones', async () => {
    nodes = await startTwoNodes(LIMITS);
    const taken = await countBooked(100, (node, index) =>
      book(node, index, `+3620${2_000_000 + index * 10_000}`, ADDRESS),
    );
    expect(taken).toBe(30);
  });
});
