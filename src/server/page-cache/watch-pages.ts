import type { DatabaseConnection } from '#server/db/connection.ts';
import { listen } from '#server/db/monitor/listen.ts';
import type { PageCache } from './page-cache.ts';

type Follower = Pick<PageCache, 'forget' | 'clear' | 'pause' | 'resume'>;

/**
 * Forgets pages as the database says that what they show has changed, on whichever node that
 * happened. While the database cannot be heard nothing is kept. Others who go by the same changes
 * are told in the order of the list.
 */
export function watchPages(
  connection: DatabaseConnection,
  followers: readonly Follower[],
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const each = (tell: (follower: Follower) => void) => followers.forEach(tell);
  return listen(connection, {
    channels: ['doctors_changed'],
    onNotification(_channel, payload) {
      if (payload === '') return each((follower) => follower.clear());
      const doctors = payload.split(',').map(Number);
      each((follower) => follower.forget(doctors));
    },
    onConnected: () => each((follower) => follower.resume()),
    onLost: () => each((follower) => follower.pause()),
    onError,
  });
}
