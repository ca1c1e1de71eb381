import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '#shared/with-timeout.ts';

/**
 * Drains connections before the server closes. It accepts no new connection, so that a load balancer
 * sends further requests elsewhere, and responds on open connections with `Connection: close`.
 * Otherwise a shutdown could interrupt a booking.
 */
export function drainBeforeClose(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preClose', async () => {
    if (timeoutMs === 0 || !app.server.listening) return;
    // `http.Server.close` would close idle connections as well.
    const drained = new Promise<void>((resolve) => {
      Server.prototype.close.call(app.server, () => resolve());
    });
    await withTimeout(drained, timeoutMs).catch(() => undefined);
  });
}
