import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

const selectLag = prepared<{ seconds: number }, [now: Date]>(
  'outbox_lag',
  `select coalesce(extract(epoch from $1::timestamptz - min(due_at)), 0)::float8 as seconds
   from message where state in ('waiting', 'sending') and due_at <= $1`,
);

/** Returns how many seconds ago the oldest unsent message was due, at an instant (epoch ms). */
export async function readOutboxLag(db: Queryable, now: number): Promise<number> {
  const [row] = await selectLag(db, [new Date(now)]);
  return row?.seconds ?? 0;
}
