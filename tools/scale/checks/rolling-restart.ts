import type { Offer } from '../offers.ts';
import type { System, WebNode } from '../system.ts';
import { until } from '../until.ts';
import { createVisitor } from '../visitor.ts';
import { expect } from './expect.ts';
import { startLoad } from './load.ts';

/** Each web process is stopped and started anew while people look and book. */
export async function rollingRestart(system: System, offers: Offer[]): Promise<string> {
  const load = startLoad(system, offers, 2000);
  const began = performance.now();
  try {
    for (const node of system.nodes) {
      await node.stop();
      await node.start();
      await until(`nginx is back to ${node.name}`, () => serves(system, node));
    }
  } finally {
    await load.end();
  }
  const { requests, booked, failures } = await load.end();
  expect(
    failures.length === 0,
    () => `${failures.length} failed: ${failures.slice(0, 5).join('; ')}`,
  );
  const { rows } = await system.database.pool.query<{ count: number }>(
    'select count(*)::integer as count from appointment where id = any ($1::bigint[])',
    [booked],
  );
  expect(rows[0]?.count === booked.length, () => 'a booking that was confirmed is not there');
  const seconds = Math.round((performance.now() - began) / 1000);
  return `${requests} requests, ${booked.length} bookings, none failed, in ${seconds} s`;
}

/** Whoever stops the next node before that leaves nobody to answer: nginx looks again when it will. */
async function serves({ port, host }: System, node: WebNode): Promise<boolean> {
  const visitor = createVisitor(port, host);
  const { servedBy } = await visitor.get('/health/live');
  visitor.close();
  return servedBy.endsWith(`:${node.port}`);
}
