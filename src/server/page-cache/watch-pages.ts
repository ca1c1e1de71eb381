import type { DatabaseConnection } from '#server/db/connection.ts';
import { listen } from '#server/db/listen.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Forgets pages as the database says that what they show has changed, on whichever node that
 * happened. While the database cannot be heard nothing is kept.
 */
export function watchPages(
  connection: DatabaseConnection,
  cache: PageCache,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  return listen(connection, {
    channels: ['doctors_changed'],
    onNotification(_channel, payload) {
      if (payload === '') cache.clear();
      else cache.forget(payload.split(',').map(Number));
    },
    onConnected: () => cache.resume(),
    onLost: () => cache.pause(),
    onError,
  });
}
