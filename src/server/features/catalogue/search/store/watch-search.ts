import type { DatabaseConnection } from '#server/db/connection.ts';
import { listen } from '#server/db/monitor/listen.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { coalesce } from '#server/lib/concurrency/coalesce.ts';
import { indexSearchDocs } from './index-search-docs.ts';
import type { SearchStore } from './search-store.ts';

/** Combines changes, which come in bursts: a doctor with all services, a city with all clinics. */
const DEBOUNCE_MS = 30;
/** The interval of retries for failed work, or work of a killed process. */
const RETRY_INTERVAL_MS = 30_000;
/** The payload of a notification that everything has changed. */
const ALL = 'all';

interface Options {
  readonly connection: DatabaseConnection;
  readonly db: Queryable;
  readonly store: SearchStore;
  readonly onError: (error: unknown) => void;
}

/**
 * Keeps the search index up to date, within a fraction of a second. The first process that is notified
 * of a change indexes it into `search_doc`; then every process reads the new rows.
 */
export function watchSearch({ connection, db, store, onError }: Options): {
  stop(): Promise<void>;
} {
  const indexing = coalesce(() => indexSearchDocs(db));
  const timers = new Map<() => Promise<void>, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;
  const runSoon = (work: () => Promise<void>) => {
    if (isStopped || timers.has(work)) return;
    const start = () => {
      timers.delete(work);
      const run = work()
        .catch(onError)
        .finally(() => running.delete(run));
      running.add(run);
    };
    timers.set(work, setTimeout(start, DEBOUNCE_MS).unref());
  };
  let isFirst = true;
  const onConnected = () => {
    runSoon(indexing);
    // A notification that everything has changed may have been missed while disconnected.
    runSoon(isFirst ? store.refresh : store.reload);
    isFirst = false;
  };
  const retry = () => {
    runSoon(indexing);
    runSoon(store.refresh);
  };
  const listening = listen(connection, {
    channels: ['search_queued', 'search_changed'],
    onNotification(channel, payload) {
      if (channel === 'search_queued') runSoon(indexing);
      else runSoon(payload === ALL ? store.reload : store.refresh);
    },
    onConnected,
    onError,
  });
  const interval = setInterval(retry, RETRY_INTERVAL_MS).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(interval);
      for (const timer of timers.values()) clearTimeout(timer);
      await listening.stop();
      await Promise.all(running);
    },
  };
}
