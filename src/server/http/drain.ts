import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Lets traffic turn away before the server closes. No connection is taken any more, so that a load
 * balancer goes elsewhere with what it has not sent yet; those that are open are served as ever, each
 * answer saying that it is the last one. Closed at once, they might just be getting a booking.
 */
export function drainBeforeClose(app: FastifyInstance, limitMs: number): void {
  app.addHook('preClose', async () => {
    if (limitMs === 0 || !app.server.listening) return;
    // That of HTTP would close what is idle as well.
    const drained = new Promise<void>((resolve) => {
      Server.prototype.close.call(app.server, () => resolve());
    });
    await Promise.race([drained, sleep(limitMs, undefined, { ref: false })]);
  });
}
