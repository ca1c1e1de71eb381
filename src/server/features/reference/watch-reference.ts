import type { DatabaseConnection } from '#server/db/connection.ts';
import { listen } from '#server/db/listen.ts';
import type { ReferenceStore } from './reference-store.ts';

/** Counts of doctors change without a notification of their own; this is how old they get. */
const BACKSTOP_MS = 5 * 60_000;
/** A load of data notifies table by table: wait for the last word. */
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
 * Reads the reference data again whenever the database says that it has changed, on whichever
 * node that happened, and with every connection, as notifications may have been missed before.
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
