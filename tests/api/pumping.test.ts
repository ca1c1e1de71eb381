import { afterEach, describe, expect, test } from 'vitest';
import { startTwoNodes, type Nodes } from '#tests/support/nodes.ts';

const CODES = '/api/v0/registration_codes/';

let nodes: Nodes;
afterEach(() => nodes.close());

interface Wanted {
  phone: string;
  from: string;
}

/** How many SMS go out when codes are asked for at both nodes at once, several at a time. */
async function sentFor(wanted: Wanted[]): Promise<number> {
  const before = nodes.sms.sent.length;
  let sent = 0;
  const queue = wanted.map((each, turn) => ({ ...each, turn }));
  const ask = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const node = next.turn % 2 === 0 ? nodes.first : nodes.second;
      const { status } = await node.post(CODES, { phone: next.phone }, next.from);
      if (status === 201) sent += 1;
      else expect(status).toBe(429);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  expect(nodes.sms.sent.length - before).toBe(sent);
  return sent;
}

const times = (count: number, make: (index: number) => Wanted) =>
  Array.from({ length: count }, (_, index) => make(index));
const address = (index: number) => `10.1.${index >> 8}.${index & 255}`;
/** Numbers of as many neighbourhoods, or of one. */
const apart = (index: number) => `+3620${2_000_000 + index * 10_000}`;
const neighbour = (index: number) => `+3620200${String(1000 + index)}`;

describe('with the limits of an operator', () => {
  const LIMITS = {
    CODES_PER_PHONE: '4',
    CODES_PER_ADDRESS: '7',
    CODES_PER_PREFIX: '10',
    CODES_PER_COUNTRY: '15',
  };
  const start = async () => {
    nodes = await startTwoNodes(LIMITS);
  };

  test('an address gets so many codes, whatever the phones', async () => {
    await start();
    expect(await sentFor(times(30, (index) => ({ phone: apart(index), from: address(0) })))).toBe(
      7,
    );
    nodes.clock.advance({ hours: 1 });
    expect(await sentFor(times(9, (index) => ({ phone: apart(index), from: address(0) })))).toBe(7);
  });

  test('a phone gets so many, whatever the addresses, and half of them for one', async () => {
    await start();
    expect(await sentFor(times(6, () => ({ phone: apart(1), from: address(0) })))).toBe(2);
    expect(await sentFor(times(30, (index) => ({ phone: apart(1), from: address(index) })))).toBe(
      2,
    );
  });

  test('neighbouring numbers get so many together, and a third of them for one address', async () => {
    await start();
    const ofOne = times(6, (index) => ({ phone: neighbour(index), from: address(0) }));
    expect(await sentFor(ofOne)).toBe(4);
    const ofMany = times(40, (index) => ({
      phone: neighbour(100 + index),
      from: address(1 + index),
    }));
    expect(await sentFor(ofMany)).toBe(6);
    // Numbers elsewhere are none the worse.
    expect(await sentFor([{ phone: apart(9), from: address(200) }])).toBe(1);
  });

  test('a country gets so many, whatever the phones and addresses', async () => {
    await start();
    const all = times(40, (index) => ({ phone: apart(index), from: address(index) }));
    expect(await sentFor(all)).toBe(15);
  });

  test('who is refused has used up nothing of what is there for others', async () => {
    await start();
    await sentFor(times(50, () => ({ phone: apart(1), from: address(0) })));
    await sentFor(times(50, (index) => ({ phone: neighbour(index), from: address(0) })));
    const { rows } = await nodes.database.pool.query(
      `select action, sum(hits)::integer as hits from rate_limit
       where action in ('code_per_phone', 'code_per_prefix', 'code_per_country') group by action`,
    );
    for (const { hits } of rows) expect(hits).toBeLessThanOrEqual(4);
  });
});

test('numbers of other countries, and such that ring no mobile phone, cost nothing', async () => {
  nodes = await startTwoNodes();
  for (const phone of ['+40712345678', '+88213000000', '+3690123456', '+3611234567', '+882']) {
    expect((await nodes.first.post(CODES, { phone })).status).toBe(400);
  }
  expect(nodes.sms.sent).toEqual([]);
  const { rows } = await nodes.database.pool.query('select * from rate_limit');
  expect(rows).toEqual([]);
});

test('limits are kept of hashes: neither a phone nor an address is to be read', async () => {
  nodes = await startTwoNodes();
  await nodes.first.post(CODES, { phone: '+36201234567' }, '198.51.100.7');
  const { rows } = await nodes.database.pool.query('select * from rate_limit, one_time_code');
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toMatch(/20123|198\.51/);
});
