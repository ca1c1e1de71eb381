import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Socket } from 'node:net';

/** The maximum number of pipelined requests. Browsers and proxies do not pipeline. */
const MAX_CONCURRENT = 10;

/**
 * Closes a connection that pipelines many requests without reading the responses: they would all
 * wait in memory, each a thousand times as large as its request.
 */
export const pipeliningPlugin = fp(
  (app: FastifyInstance, _options: object, done: () => void) => {
    const pending = new WeakMap<Socket, number>();
    app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
      const count = (pending.get(socket) ?? 0) + 1;
      if (count > MAX_CONCURRENT) {
        reply.hijack();
        socket.destroy();
        return;
      }
      pending.set(socket, count);
      reply.raw.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
      next();
    });
    done();
  },
  { name: 'pipelining' },
);
