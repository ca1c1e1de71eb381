import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Offer } from '../offers.ts';
import type { System } from '../system.ts';
import { until } from '../until.ts';
import { expect } from './expect.ts';
import { startLoad } from './load.ts';

const WITHOUT_MS = 3000;

/** The replica answers reads; when it goes away, nobody notices. */
export async function loseReplica(system: System, offers: Offer[]): Promise<string> {
  const { replica, databaseName } = system;
  const client = new pg.Client(replica.url(databaseName));
  client.on('error', () => undefined);
  await client.connect();
  const answered = async () => {
    const { rows } = await client.query<{ count: number }>(
      `select xact_commit::integer as count from pg_stat_database where datname = $1`,
      [databaseName],
    );
    return rows[0]?.count ?? 0;
  };
  const load = startLoad(system, offers, 5000);
  try {
    const before = await answered();
    await until('the replica answers reads', async () => (await answered()) > before + 200);
    await client.end();
    await replica.stop();
    await sleep(WITHOUT_MS);
  } finally {
    await load.end();
  }
  const { requests, failures } = await load.end();
  expect(
    failures.length === 0,
    () => `${failures.length} failed: ${failures.slice(0, 5).join('; ')}`,
  );
  return `${requests} requests, none failed`;
}
