import type { DatabaseConnection } from '#server/db/connection.ts';
import { listen } from '#server/db/monitor/listen.ts';
import type { PageCache } from './page-cache.ts';

type Listener = Pick<PageCache, 'invalidate' | 'clear' | 'pause' | 'resume'>;

/**
 * Invalidates pages when the database notifies that their doctors changed, on any node. Pauses the
 * cache while the connection is lost. Notifies the listeners in the order of the list.
 */
export function watchDoctorChanges(
  connection: DatabaseConnection,
  listeners: readonly Listener[],
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const notify = (call: (listener: Listener) => void) => listeners.forEach(call);
  return listen(connection, {
    channels: ['doctors_changed'],
    onNotification(_channel, payload) {
      if (payload === '') return notify((listener) => listener.clear());
      const doctors = payload.split(',').map(Number);
      notify((listener) => listener.invalidate(doctors));
    },
    onConnected: () => notify((listener) => listener.resume()),
    onLost: () => notify((listener) => listener.pause()),
    onError,
  });
}
