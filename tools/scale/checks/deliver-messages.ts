import type { System } from '../system.ts';
import { until } from '../until.ts';

/** The worker, past PgBouncer, sends what the bookings made were to be told of. */
export async function workInBackground({ database }: System): Promise<string> {
  const count = async () => {
    const { rows } = await database.pool.query<{ owed: number; sent: number }>(
      `select count(*) filter (where settled_at is null and due_at <= now())::integer as owed,
         count(*) filter (where settled_at is not null)::integer as sent from message`,
    );
    return rows[0] ?? { owed: 1, sent: 0 };
  };
  await until('all messages are sent', async () => {
    const { owed, sent } = await count();
    return owed === 0 && sent > 0;
  });
  return `${(await count()).sent} messages settled`;
}
