import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection } from '#server/db/connection.ts';
import type { ReferenceStore } from './reference-store.ts';

const RECONNECT_MS = 1000;
/** Counts of doctors change without a notification of their own; this is how old they get. */
const BACKSTOP_MS = 5 * 60_000;
/** A load of data notifies table by table: wait for the last word. */
const SETTLE_MS = 100;

interface Watch {
  stop(): Promise<void>;
}

/**
 * Reads the reference data again whenever the database says that it has changed, on whichever
 * node that happened, and once after every lost connection, as notifications may have been missed.
 */
export function watchReference(
  connection: DatabaseConnection,
  store: ReferenceStore,
  onError: (error: unknown) => void,
): Watch {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client: pg.Client | null = null;
  let settling: NodeJS.Timeout | null = null;
  const reload = () => {
    if (settling !== null) return;
    settling = setTimeout(() => {
      settling = null;
      if (!signal.aborted) store.reload().catch(onError);
    }, SETTLE_MS);
  };
  const backstop = setInterval(reload, BACKSTOP_MS).unref();

  const listen = async () => {
    const listener = new pg.Client({ ...connection, application_name: 'vizit-listen' });
    client = listener;
    const lost = new Promise<void>((resolve) => {
      listener.on('error', () => resolve());
      listener.on('end', () => resolve());
    });
    listener.on('notification', reload);
    await listener.connect();
    await listener.query('listen reference_changed');
    return lost;
  };
  const run = async () => {
    while (!signal.aborted) {
      try {
        await listen();
        if (signal.aborted) return;
      } catch (error) {
        if (signal.aborted) return;
        onError(error);
      }
      await sleep(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => undefined);
      reload();
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      clearInterval(backstop);
      if (settling !== null) clearTimeout(settling);
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
