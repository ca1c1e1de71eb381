import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Socket } from 'node:net';

/** Browsers ask for one thing at a time on a connection, and so do proxies in front of us. */
const MAX_CONCURRENT = 10;

/**
 * Lets go of a connection on which very much is asked for before anything is read: all the answers
 * would wait in memory, each a thousand times as large as its question.
 */
export const pipeliningPlugin = fp(
  (app: FastifyInstance, _options: object, done: () => void) => {
    const unanswered = new WeakMap<Socket, number>();
    app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
      const count = (unanswered.get(socket) ?? 0) + 1;
      if (count > MAX_CONCURRENT) {
        reply.hijack();
        socket.destroy();
        return;
      }
      unanswered.set(socket, count);
      reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
      next();
    });
    done();
  },
  { name: 'pipelining' },
);
