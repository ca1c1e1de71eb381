import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Endpoint } from '#shared/contract/endpoints.ts';

type Shape<E, K extends string> = E extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** A request that has passed the endpoint's schemas. */
export interface ValidRequest<E extends Endpoint> {
  readonly params: Shape<E, 'params'>;
  readonly query: Shape<E, 'query'>;
  readonly body: Shape<E, 'body'>;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Serves one call of the contract: validate, do, answer with the endpoint's status. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (
    request: ValidRequest<E>,
  ) => Static<E['success']['schema']> | Promise<Static<E['success']['schema']>>,
): void {
  const { params, query, body } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(body === undefined ? {} : { body }),
    },
    handler: async (http, reply) => {
      const answer = await handle({
        params: http.params as Shape<E, 'params'>,
        query: http.query as Shape<E, 'query'>,
        body: http.body as Shape<E, 'body'>,
        http,
        reply,
      });
      return reply
        .code(endpoint.success.status)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(answer));
    },
  });
}
