import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { BookableSlot } from '../bookable-slots.ts';
import type { System } from '../system.ts';
import { waitUntil } from '../wait-until.ts';
import { expect } from './expect.ts';
import { startLoad } from './load.ts';

const WITHOUT_MS = 3000;

/** Checks that the replica serves reads and that its loss fails no request. */
export async function loseReplica(system: System, slots: BookableSlot[]): Promise<string> {
  const { replica, databaseName } = system;
  const client = new pg.Client(replica.url(databaseName));
  client.on('error', () => undefined);
  await client.connect();
  const countCommits = async () => {
    const { rows } = await client.query<{ count: number }>(
      `select xact_commit::integer as count from pg_stat_database where datname = $1`,
      [databaseName],
    );
    return rows[0]?.count ?? 0;
  };
  const load = startLoad(system, slots, 5000);
  try {
    const before = await countCommits();
    await waitUntil('the replica serves reads', async () => (await countCommits()) > before + 200);
    await client.end();
    await replica.stop();
    await sleep(WITHOUT_MS);
  } finally {
    await load.end();
  }
  const { requests, failures } = await load.end();
  expect(
    failures.length === 0,
    () => `${failures.length} requests failed: ${failures.slice(0, 5).join('; ')}`,
  );
  return `${requests} requests, none failed`;
}
