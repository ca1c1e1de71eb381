import type { System } from '../system.ts';
import { waitUntil } from '../wait-until.ts';

/** Waits until the worker, which bypasses PgBouncer, has sent the messages of all bookings. */
export async function deliverMessages({ database }: System): Promise<string> {
  const count = async () => {
    const { rows } = await database.pool.query<{ due: number; sent: number }>(
      `select count(*) filter (where settled_at is null and due_at <= now())::integer as due,
         count(*) filter (where settled_at is not null)::integer as sent from message`,
    );
    return rows[0] ?? { due: 1, sent: 0 };
  };
  await waitUntil('all messages are sent', async () => {
    const { due, sent } = await count();
    return due === 0 && sent > 0;
  });
  return `${(await count()).sent} messages settled`;
}
