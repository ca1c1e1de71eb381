import { afterEach, describe, expect, test } from 'vitest';
import { startTwoNodes, type Nodes } from '#tests/support/servers/nodes.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';

const CODES = '/api/v0/registration_codes/';

let nodes: Nodes;
afterEach(() => nodes.close());

/** The console gateway stores only the latest messages. */
const MAX_STORED_MESSAGES = 200;

interface CodeRequest {
  phone: string;
  from: string;
}

/** Requests codes at both nodes concurrently and returns the number of SMS sent. */
async function countSms(requests: CodeRequest[]): Promise<number> {
  const before = nodes.sms.sent.length;
  let sent = 0;
  const queue = requests.map((each, turn) => ({ ...each, turn }));
  const sendQueued = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const node = next.turn % 2 === 0 ? nodes.first : nodes.second;
      const { status } = await node.post(CODES, { phone: next.phone }, next.from);
      if (status === 201) sent += 1;
      else expect(status).toBe(429);
    }
  };
  await Promise.all([sendQueued(), sendQueued(), sendQueued(), sendQueued()]);
  expect(nodes.sms.sent.length - before).toBe(Math.min(sent, MAX_STORED_MESSAGES - before));
  return sent;
}

const times = (count: number, make: (index: number) => CodeRequest) =>
  Array.from({ length: count }, (_, index) => make(index));
const address = (index: number) => `10.1.${index >> 8}.${index & 255}`;
/** Numbers with different prefixes, or with one prefix. */
const apart = (index: number) => `+3620${2_000_000 + index * 10_000}`;
const neighbour = (index: number) => `+3620200${String(1000 + index)}`;

describe('with limits set by the operator', () => {
  const LIMITS = {
    CODES_PER_PHONE: '4',
    CODES_PER_ADDRESS: '7',
    CODES_PER_PREFIX: '10',
    CODES_PER_COUNTRY: '15',
    CODES_PER_SUBNET: '100',
    CODES_FOR_NEW_PHONES: '100',
  };
  const start = async () => {
    nodes = await startTwoNodes(LIMITS);
  };

  test('with limits set by the operator, an address gets a limited number of codes over all phones', async () => {
    await start();
    expect(await countSms(times(30, (index) => ({ phone: apart(index), from: address(0) })))).toBe(
      7,
    );
    nodes.clock.advance({ minutes: 65 });
    expect(await countSms(times(9, (index) => ({ phone: apart(index), from: address(0) })))).toBe(
      7,
    );
  });

  test('with limits set by the operator, a phone gets a limited number of codes, half of them for one address', async () => {
    await start();
    expect(await countSms(times(6, () => ({ phone: apart(1), from: address(0) })))).toBe(2);
    expect(await countSms(times(30, (index) => ({ phone: apart(1), from: address(index) })))).toBe(
      2,
    );
  });

  test('with limits set by the operator, numbers of one prefix share a limit of codes, a third of it for one address', async () => {
    await start();
    const ofOne = times(6, (index) => ({ phone: neighbour(index), from: address(0) }));
    expect(await countSms(ofOne)).toBe(4);
    const ofMany = times(40, (index) => ({
      phone: neighbour(100 + index),
      from: address(1 + index),
    }));
    expect(await countSms(ofMany)).toBe(6);
    // Other numbers are not affected.
    expect(await countSms([{ phone: apart(9), from: address(200) }])).toBe(1);
  });

  test('with limits set by the operator, a country gets a limited number of codes over all phones and addresses', async () => {
    await start();
    const all = times(40, (index) => ({ phone: apart(index), from: address(index) }));
    expect(await countSms(all)).toBe(15);
  });

  test('with limits set by the operator, a rejected request uses up no limit', async () => {
    await start();
    let sent = await countSms(times(50, () => ({ phone: apart(1), from: address(0) })));
    sent += await countSms(times(50, (index) => ({ phone: neighbour(index), from: address(0) })));
    const { rows } = await nodes.database.pool.query(
      `select action, sum(hits)::integer as hits from rate_limit
       where action in ('codesPerPhone', 'codesPerPrefix', 'codesPerCountry') group by action`,
    );
    expect(rows).toHaveLength(3);
    for (const { hits } of rows) expect(hits).toBe(sent);
  });
});

describe('with the default limits', () => {
  const ipv6 = (index: number) => `2001:db8:7:${(index * 256).toString(16)}::1`;

  test('with the default limits, 256 subnets of one IPv6 /48 use 5 % of the codes of a country, other patients get codes', async () => {
    nodes = await startTwoNodes();
    const flood = times(512, (index) => ({ phone: apart(index), from: ipv6(index % 256) }));
    expect(await countSms(flood)).toBe(250);
    expect(await countSms([{ phone: apart(600), from: address(1) }])).toBe(1);
  });

  test.each([
    ['an IPv6 /56', (index: number) => `2001:db8:7:1${(16 + (index % 200)).toString(16)}::1`],
    ['an IPv4 /24', (index: number) => `10.1.0.${index}`],
  ])('with the default limits, %s uses 3 % of the codes of a country', async (_network, from) => {
    nodes = await startTwoNodes();
    const requests = times(200, (index) => ({ phone: apart(index), from: from(index) }));
    expect(await countSms(requests)).toBe(150);
  });

  test('with the default limits, a phone gets twenty codes in any 24 hours over all networks', async () => {
    nodes = await startTwoNodes();
    nodes.clock.advance({ hours: 14 });
    let sent = 0;
    for (let turn = 0; turn < 16; turn += 1) {
      sent += await countSms(
        times(6, (index) => ({ phone: apart(1), from: `10.${turn}.${index}.1` })),
      );
      nodes.clock.advance({ minutes: 80 });
    }
    expect(sent).toBe(20);
    nodes.clock.advance({ hours: 24 });
    expect(await countSms([{ phone: apart(1), from: address(1) }])).toBe(1);
  });

  test('with the default limits, known phones get codes when new phones have used up their share', async () => {
    nodes = await startTwoNodes({ CODES_PER_COUNTRY: '10', CODES_PER_SUBNET: '100' });
    const everywhere = times(20, (index) => ({ phone: apart(index), from: `10.${index}.0.1` }));
    expect(await countSms(everywhere)).toBe(8);
    await buildAppointment(nodes.database.pool, {
      starts_at: '2026-11-02T09:00Z',
      client_phone: apart(50),
    });
    expect(await countSms([{ phone: apart(51), from: '10.50.0.1' }])).toBe(0);
    expect(await countSms([{ phone: apart(50), from: '10.51.0.1' }])).toBe(1);
  });
});

test('rejected foreign and landline numbers send no SMS and count against no limit', async () => {
  nodes = await startTwoNodes();
  for (const phone of ['+40712345678', '+88213000000', '+3690123456', '+3611234567', '+882']) {
    expect((await nodes.first.post(CODES, { phone })).status).toBe(400);
  }
  expect(nodes.sms.sent).toEqual([]);
  const { rows } = await nodes.database.pool.query('select * from rate_limit');
  expect(rows).toEqual([]);
});

test('limits store only hashes of phones and addresses', async () => {
  nodes = await startTwoNodes();
  await nodes.first.post(CODES, { phone: '+36201234567' }, '198.51.100.7');
  const { rows } = await nodes.database.pool.query('select * from rate_limit, one_time_code');
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toMatch(/20123|198\.51/);
});
