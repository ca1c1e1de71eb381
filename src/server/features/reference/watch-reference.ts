import type { DatabaseConnection } from '#server/db/connection.ts';
import { listen } from '#server/db/monitor/listen.ts';
import type { ReferenceStore } from './reference-store.ts';

/** The maximum age of doctor counts, which change without a notification. */
const BACKSTOP_MS = 5 * 60_000;
/** The debounce time: a bulk load notifies for each table. */
const SETTLE_MS = 100;

interface Options {
  connection: DatabaseConnection;
  store: ReferenceStore;
  onReloaded?: (() => void) | undefined;
  onError: (error: unknown) => void;
}

interface Watch {
  stop(): Promise<void>;
}

/**
 * Reloads the reference data when the database notifies of a change on any node, and after every
 * reconnect, as notifications may have been missed.
 */
export function watchReference({ connection, store, onReloaded, onError }: Options): Watch {
  let isStopped = false;
  let settling: NodeJS.Timeout | null = null;
  const reload = () => {
    if (settling !== null || isStopped) return;
    settling = setTimeout(() => {
      settling = null;
      store.reload().then(onReloaded).catch(onError);
    }, SETTLE_MS);
  };
  const backstop = setInterval(reload, BACKSTOP_MS).unref();
  const listening = listen(connection, {
    channels: ['reference_changed'],
    onNotification: reload,
    onConnected: reload,
    onError,
  });
  return {
    async stop() {
      isStopped = true;
      clearInterval(backstop);
      if (settling !== null) clearTimeout(settling);
      await listening.stop();
    },
  };
}
