import fastify, { type FastifyInstance } from 'fastify';
import { roundRobin } from '../calls/call.ts';

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
  const routes = new Map<string, () => { body: Buffer; response: BareResponse }>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST'],
    url: '/:name',
    handler(request, reply) {
      const next = routes.get((request.params as { name: string }).name);
      if (next === undefined) return reply.code(404).send();
      const { response, body } = next();
      return reply.code(response.status).headers(response.headers).send(body);
    },
  });
  return {
    app,
    setResponses(name, responses) {
      const ready = responses.map((response) => ({
        response,
        body: Buffer.from(response.body, 'base64'),
      }));
      routes.set(name, roundRobin(ready));
    },
  };
}
