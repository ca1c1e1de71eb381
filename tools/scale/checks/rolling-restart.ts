import type { BookableSlot } from '../bookable-slots.ts';
import type { System, WebNode } from '../system.ts';
import { waitUntil } from '../wait-until.ts';
import { createHttpClient } from '../http-client.ts';
import { expect } from './expect.ts';
import { startLoad } from './load.ts';

/** Restarts each web process under load; no request may fail. */
export async function rollingRestart(system: System, slots: BookableSlot[]): Promise<string> {
  const load = startLoad(system, slots, 2000);
  const began = performance.now();
  try {
    for (const node of system.nodes) {
      await node.stop();
      await node.start();
      await waitUntil(`nginx uses ${node.name} again`, () => serves(system, node));
    }
  } finally {
    await load.end();
  }
  const { requests, booked, failures } = await load.end();
  expect(
    failures.length === 0,
    () => `${failures.length} requests failed: ${failures.slice(0, 5).join('; ')}`,
  );
  const { rows } = await system.database.pool.query<{ count: number }>(
    'select count(*)::integer as count from appointment where id = any ($1::bigint[])',
    [booked],
  );
  expect(rows[0]?.count === booked.length, () => 'a confirmed booking is missing');
  const seconds = Math.round((performance.now() - began) / 1000);
  return `${requests} requests, ${booked.length} bookings, none failed, in ${seconds} s`;
}

/** Returns whether nginx routes to a node again; stopping the next one earlier would leave none. */
async function serves({ port, host }: System, node: WebNode): Promise<boolean> {
  const client = createHttpClient(port, host);
  const { servedBy } = await client.get('/health/live');
  client.close();
  return servedBy.endsWith(`:${node.port}`);
}
