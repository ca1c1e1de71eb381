import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '../log.ts';
import { prepared } from '../pool/prepared.ts';
import type { Freshness } from './freshness.ts';

/** Changed doctors are read from the primary until the next poll finds the change replayed. */
const POLL_INTERVAL_MS = 500;
/** The interval while the replica catches up. */
const CATCH_UP_INTERVAL_MS = 50;

// With asynchronous commits, a change may be notified before it is written.
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
 * Polls the WAL position of the primary and compares it with that of the replica. Does not rely on
 * clocks or on the lag that the replica reports: a disconnected replica reports that it is up to
 * date.
 */
export function watchReplica({ primary, replica, freshness, log }: Watched) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  let wasEnough: boolean | null = null;

  const poll = async () => {
    const until = performance.now();
    const [written] = await selectWritten(primary);
    if (written === undefined) return;
    while (!signal.aborted) {
      const [row] = await selectHas(replica, [written.position]);
      if (row?.has === true) return freshness.confirm(until);
      report();
      await pause(CATCH_UP_INTERVAL_MS);
    }
  };
  const report = () => {
    const isEnough = freshness.isEnough();
    if (isEnough === wasEnough) return;
    wasEnough = isEnough;
    log(isEnough ? 'reading from the replica' : 'replica lag too high, reading from the primary');
  };
  const run = async () => {
    while (!signal.aborted) {
      // A replica that is down needs no handling here: its confirmation expires.
      await poll().catch(() => undefined);
      report();
      await pause(POLL_INTERVAL_MS);
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
