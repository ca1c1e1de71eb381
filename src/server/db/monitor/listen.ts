import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseConnection } from '../connection.ts';

const RECONNECT_MS = 1000;
const CONNECTION_TIMEOUT_MS = 5000;
const KEEP_ALIVE_DELAY_MS = 10_000;

interface Listener {
  readonly channels: readonly string[];
  readonly onNotification: (channel: string, payload: string) => void;
  /** Called after every reconnect as well: notifications in between are lost. */
  readonly onConnected: () => void;
  /** Called when notifications stop, until `onConnected`. */
  readonly onLost?: () => void;
  readonly onError: (error: unknown) => void;
}

/** Listens to notifications on a separate connection, and reconnects when it is lost. */
export function listen(
  connection: DatabaseConnection,
  { channels, onNotification, onConnected, onLost, onError }: Listener,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client: pg.Client | null = null;

  const listenOnce = async () => {
    const listener = new pg.Client({
      ...connection,
      application_name: 'vizit-listen',
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      // This side never sends: without probes, a peer that vanished would be noticed only after
      // two hours.
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    });
    client = listener;
    const lost = new Promise<false>((resolve) => {
      listener.on('error', () => resolve(false));
      listener.on('end', () => resolve(false));
    });
    listener.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload));
    // `connect` of a client that is ended while it connects never settles.
    const isConnected = await Promise.race([listener.connect().then(() => true), lost]);
    if (!isConnected) return;
    for (const channel of channels) await listener.query(`listen ${pg.escapeIdentifier(channel)}`);
    onConnected();
    await lost;
    onLost?.();
  };
  const run = async () => {
    while (!signal.aborted) {
      try {
        await listenOnce();
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
      await client?.end().catch(() => undefined);
      await sleep(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
