import { expect, vi } from 'vitest';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** Waits until so many sessions of a database wait for a lock. */
export async function waitForLocks(db: Queryable, count = 1): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(count);
  });
}
