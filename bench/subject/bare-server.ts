import fastify, { type FastifyInstance } from 'fastify';

/** A response of the bare route. */
export interface BareResponse {
  status: number;
  headers: Record<string, string | string[]>;
  /** Encoded in Base64. */
  body: string;
}

/** Creates a bare Fastify server that returns prepared responses: the lower bound of a request. */
export function createBareServer(): {
  app: FastifyInstance;
  /** Sets the responses of the route `name`, returned in rotation. */
  setResponses(name: string, responses: readonly BareResponse[]): void;
} {
  const app = fastify();
  const routes = new Map<
    string,
    { responses: { body: Buffer; response: BareResponse }[]; turn: number }
  >();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST'],
    url: '/:name',
    handler(request, reply) {
      const entry = routes.get((request.params as { name: string }).name);
      if (entry === undefined) return reply.code(404).send();
      entry.turn = (entry.turn + 1) % entry.responses.length;
      const next = entry.responses[entry.turn];
      if (next === undefined) return reply.code(404).send();
      return reply.code(next.response.status).headers(next.response.headers).send(next.body);
    },
  });
  return {
    app,
    setResponses(name, responses) {
      const ready = responses.map((response) => ({
        response,
        body: Buffer.from(response.body, 'base64'),
      }));
      routes.set(name, { responses: ready, turn: 0 });
    },
  };
}
