import type { DatabaseConnection } from '#server/db/connection.ts';
import { listen } from '#server/db/monitor/listen.ts';
import type { ReferenceStore } from './reference-store.ts';

/** The maximum age of doctor counts, which change without a notification. */
const RELOAD_INTERVAL_MS = 5 * 60_000;
/** Combines notifications: a bulk load sends one for each table. */
const DEBOUNCE_MS = 100;

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
  let timer: NodeJS.Timeout | null = null;
  const reload = () => {
    if (timer !== null || isStopped) return;
    timer = setTimeout(() => {
      timer = null;
      store.reload().then(onReloaded).catch(onError);
    }, DEBOUNCE_MS);
  };
  const interval = setInterval(reload, RELOAD_INTERVAL_MS).unref();
  const listening = listen(connection, {
    channels: ['reference_changed'],
    onNotification: reload,
    onConnected: reload,
    onError,
  });
  return {
    async stop() {
      isStopped = true;
      clearInterval(interval);
      if (timer !== null) clearTimeout(timer);
      await listening.stop();
    },
  };
}
