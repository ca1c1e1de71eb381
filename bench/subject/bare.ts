import fastify, { type FastifyInstance } from 'fastify';
import type { BareAnswer } from './messages.ts';

/** A Fastify server with nothing to it: what an answer costs when it is known beforehand. */
export function createBare(): {
  app: FastifyInstance;
  know(name: string, answers: readonly BareAnswer[]): void;
} {
  const app = fastify();
  const known = new Map<
    string,
    { answers: { body: Buffer; answer: BareAnswer }[]; turn: number }
  >();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST'],
    url: '/:name',
    handler(request, reply) {
      const entry = known.get((request.params as { name: string }).name);
      if (entry === undefined) return reply.code(404).send();
      entry.turn = (entry.turn + 1) % entry.answers.length;
      const next = entry.answers[entry.turn];
      if (next === undefined) return reply.code(404).send();
      return reply.code(next.answer.status).headers(next.answer.headers).send(next.body);
    },
  });
  return {
    app,
    know(name, answers) {
      const ready = answers.map((answer) => ({ answer, body: Buffer.from(answer.body, 'base64') }));
      known.set(name, { answers: ready, turn: 0 });
    },
  };
}
