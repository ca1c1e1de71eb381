import type { DatabaseConnection } from '#server/db/connection.ts';
import { listen } from '#server/db/monitor/listen.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { coalesce } from './coalesce.ts';
import { indexSearchDocs } from './index-search-docs.ts';
import type { SearchStore } from './search-store.ts';

/** Changes come in crowds: a doctor with all services, a city with all clinics. */
const SETTLE_MS = 30;
/** The interval of retries for failed work, or work of a killed process. */
const BACKSTOP_MS = 30_000;
/** The payload of a notification that everything has changed. */
const ALL = 'all';

interface Options {
  readonly connection: DatabaseConnection;
  readonly db: Queryable;
  readonly store: SearchStore;
  readonly onError: (error: unknown) => void;
}

/**
 * Keeps what can be found true, within a fraction of a second: whichever process hears first that
 * something has changed brings it into the table of what can be found, and then every process
 * reads that on.
 */
export function watchSearch({ connection, db, store, onError }: Options): {
  stop(): Promise<void>;
} {
  const indexing = coalesce(() => indexSearchDocs(db));
  const timers = new Map<() => Promise<void>, NodeJS.Timeout>();
  const under = new Set<Promise<void>>();
  let isStopped = false;
  const soon = (work: () => Promise<void>) => {
    if (isStopped || timers.has(work)) return;
    const start = () => {
      timers.delete(work);
      const run = work()
        .catch(onError)
        .finally(() => under.delete(run));
      under.add(run);
    };
    timers.set(work, setTimeout(start, SETTLE_MS).unref());
  };
  let isFirst = true;
  const onConnected = () => {
    soon(indexing);
    // What was said while the connection was lost may have been that everything is new.
    soon(isFirst ? store.refresh : store.reload);
    isFirst = false;
  };
  const look = () => {
    soon(indexing);
    soon(store.refresh);
  };
  const listening = listen(connection, {
    channels: ['search_queued', 'search_changed'],
    onNotification(channel, payload) {
      if (channel === 'search_queued') soon(indexing);
      else soon(payload === ALL ? store.reload : store.refresh);
    },
    onConnected,
    onError,
  });
  const backstop = setInterval(look, BACKSTOP_MS).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(backstop);
      for (const timer of timers.values()) clearTimeout(timer);
      await listening.stop();
      await Promise.all(under);
    },
  };
}
