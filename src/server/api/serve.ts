import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Endpoint } from '#shared/contract/endpoints.ts';
import { inTime } from '#server/lib/concurrency/with-timeout.ts';
import { notFound, unavailable } from '#server/http/request-error.ts';
import { applyLocale } from './apply-locale.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds that a call may take. */
    answerMs: number;
  }
}

/** An answer that is JSON already, of the shape that its contract gives. */
export class Written {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

type Answer<E extends Endpoint> = Static<E['success']['schema']> | Written;

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
  /** Aborts when the time to answer is over or the client has gone. */
  readonly signal: AbortSignal;
}

/**
 * Serves one call of the contract: validate, do, answer with the endpoint's status. The handler of
 * an answer that is not JSON sets its type.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (request: ValidRequest<E>) => Answer<E> | Promise<Answer<E>>,
): void {
  const { params, query, body, flag, success } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(body === undefined ? {} : { body }),
    },
    onRequest: (http, reply, done) => {
      applyLocale(http);
      addVary(reply);
      done(flag === undefined || http.site.flags[flag] ? undefined : notFound());
    },
    handler: async (http, reply) => {
      setCaching(reply, endpoint.cache);
      const abandonment = abandonmentOf(reply);
      const answering = handle({
        params: http.params as Shape<E, 'params'>,
        query: http.query as Shape<E, 'query'>,
        body: http.body as Shape<E, 'body'>,
        http,
        reply,
        signal: abandonment.signal,
      });
      const late = () => {
        abandonment.abort();
        return unavailable();
      };
      const answer =
        answering instanceof Promise ? await inTime(answering, app.answerMs, late) : answering;
      void reply.code(success.status);
      if (success.status === 204) return reply.send();
      if (success.type !== undefined) return reply.send(answer);
      const json = answer instanceof Written ? answer.json : JSON.stringify(answer);
      return reply.type('application/json; charset=utf-8').send(json);
    },
  });
}

/**
 * Aborts when the connection closes before the answer is sent. Fastify's own `request.signal` does so
 * as soon as a body has been read.
 */
function abandonmentOf(reply: FastifyReply): AbortController {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller;
}

const CACHE_CONTROL = {
  shared: 'public, max-age=60, stale-while-revalidate=600',
  revalidate: 'no-cache',
} as const satisfies Record<NonNullable<Endpoint['cache']>, string>;

/** What nobody has said may be kept is personal, or was true for a moment only. */
function setCaching(reply: FastifyReply, cache: Endpoint['cache']): void {
  void reply.header('cache-control', cache === undefined ? 'no-store' : CACHE_CONTROL[cache]);
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  void reply.header('vary', vary === '' ? 'Accept-Language' : `${vary}, Accept-Language`);
}
