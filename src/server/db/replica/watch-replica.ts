import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '../log.ts';
import { prepared } from '../pool/prepared.ts';
import type { Freshness } from './freshness.ts';

/** How long a doctor who was changed is read from the primary, at the least. */
const LOOK_EVERY_MS = 500;
/** While the replica is catching up. */
const LOOK_AGAIN_MS = 50;

// Where commits are asynchronous, what was heard of may not have been written yet.
const selectWritten = prepared<{ position: string }>(
  'replica_written',
  `select (case current_setting('synchronous_commit')
             when 'off' then pg_current_wal_insert_lsn()
             else pg_current_wal_lsn()
           end)::text as position`,
);
const selectHas = prepared<{ has: boolean | null }, [position: string]>(
  'replica_has',
  'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
);

interface Watched {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool;
  readonly freshness: Freshness;
  readonly log: DatabaseLog;
}

/**
 * Asks the primary again and again what it has written, and the replica whether it has got there:
 * neither clocks nor the replica's own word for its lag are believed, as one that is cut off takes
 * itself for up to date.
 */
export function watchReplica({ primary, replica, freshness, log }: Watched): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  let wasEnough: boolean | null = null;

  const look = async () => {
    const until = performance.now();
    const [written] = await selectWritten(primary);
    if (written === undefined) return;
    while (!signal.aborted) {
      const [row] = await selectHas(replica, [written.position]);
      if (row?.has === true) return freshness.confirm(until);
      report();
      await pause(LOOK_AGAIN_MS);
    }
  };
  const report = () => {
    const isEnough = freshness.isEnough();
    if (isEnough === wasEnough) return;
    wasEnough = isEnough;
    log(isEnough ? 'the replica answers reads' : 'the primary answers all reads');
  };
  const run = async () => {
    while (!signal.aborted) {
      // A replica that is gone is no news: it grows too old to be asked.
      await look().catch(() => undefined);
      report();
      await pause(LOOK_EVERY_MS);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
