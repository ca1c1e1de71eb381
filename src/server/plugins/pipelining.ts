import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Browsers and proxies do not pipeline. */
const MAX_PENDING_REQUESTS = 10;

/**
 * Destroys a connection with more than `MAX_PENDING_REQUESTS` requests whose responses have not ended: all of
 * them would wait in memory, each up to a thousand times as large as its request.
 */
export function limitPipelining(app: FastifyInstance): void {
  const pending = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const count = (pending.get(socket) ?? 0) + 1;
    if (count > MAX_PENDING_REQUESTS) {
      reply.hijack();
      socket.destroy();
      return;
    }
    pending.set(socket, count);
    reply.raw.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    next();
  });
}
