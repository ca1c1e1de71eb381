import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startTwoNodes } from '#tests/support/servers/nodes.ts';
import { record, timed } from '../record.ts';

const ROUNDS = 5;

test('change that another process follows', async () => {
  const nodes = await startTwoNodes();
  const listener = new pg.Client(nodes.database.connection);
  await listener.connect();
  await listener.query('listen bench');
  const measured: number[] = [];
  const bounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `Budapest ${round}`;
    const isShown = async () =>
      JSON.stringify(await nodes.second.get('/api/v1/cities/')).includes(name);
    await nodes.database.pool.query(`update city set names = jsonb_build_object('hu', $1::text)`, [
      name,
    ]);
    const [, milliseconds] = await timed(() =>
      expect.poll(isShown, { interval: 2, timeout: 60_000 }).toBe(true),
    );
    measured.push(milliseconds);
    const heard = once(listener, 'notification');
    const [, bound] = await timed(async () => {
      await nodes.database.pool.query('notify bench');
      await heard;
    });
    bounds.push(bound);
  }
  record({
    work: 'Change of a city, shown by another process',
    unit: 'ms',
    measured: Math.min(...measured),
    of: 'a notification of PostgreSQL',
    bound: Math.min(...bounds),
  });
  await listener.end();
  await nodes.close();
});
