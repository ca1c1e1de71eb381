import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Drains traffic before the server closes. It accepts no new connections, so that a load balancer
 * sends new requests elsewhere. Open connections are still served, each response with
 * `Connection: close`: closing them at once could interrupt a booking.
 */
export function drainBeforeClose(app: FastifyInstance, limitMs: number): void {
  app.addHook('preClose', async () => {
    if (limitMs === 0 || !app.server.listening) return;
    // The HTTP server's own close() would also close idle connections.
    const drained = new Promise<void>((resolve) => {
      Server.prototype.close.call(app.server, () => resolve());
    });
    await Promise.race([drained, sleep(limitMs, undefined, { ref: false })]);
  });
}
