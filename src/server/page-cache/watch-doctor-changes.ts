import type { DatabaseConnection } from '#server/db/connection.ts';
import { listen } from '#server/db/monitor/listen.ts';

/** The part of a cache that hears of changes. */
export interface ChangeListener {
  /** Evicts the entries that show one of the doctors. */
  invalidate(doctors: readonly number[]): void;
  /** Evicts all entries. */
  clear(): void;
  /** Disables the cache until `resume`, because it misses changes. A new cache is paused. */
  pause(): void;
  resume(): void;
}

interface DeskListener extends ChangeListener {
  invalidateQueue(branch: number): void;
}

interface Listeners {
  /** Notified of everything that pages of patients show, in this order. */
  readonly pages: readonly ChangeListener[];
  /** Notified of appointments and queues as well. */
  readonly desk: DeskListener;
}

/**
 * Invalidates pages when the database notifies that their doctors changed, on any node, and tells the
 * open desks. Pauses both while the connection is lost.
 */
export function watchDoctorChanges(
  connection: DatabaseConnection,
  { pages, desk }: Listeners,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const all = [...pages, desk];
  return listen(connection, {
    channels: ['doctors_changed', 'desk_changed', 'queue_changed'],
    onNotification(channel, payload) {
      if (channel === 'queue_changed') return desk.invalidateQueue(Number(payload));
      const listeners = channel === 'desk_changed' ? [desk] : all;
      if (payload === '') return listeners.forEach((listener) => listener.clear());
      const doctors = payload.split(',').map(Number);
      listeners.forEach((listener) => listener.invalidate(doctors));
    },
    onConnected: () => all.forEach((listener) => listener.resume()),
    onLost: () => all.forEach((listener) => listener.pause()),
    onError,
  });
}
