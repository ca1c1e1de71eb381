import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import type { Readable } from 'node:stream';
import type { Static, TSchema } from 'typebox';
import type { Endpoint } from '#shared/contract/endpoints.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import { notFound, serviceUnavailable } from '#server/http/http-error.ts';
import { applyLocale } from './apply-locale.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The timeout of an endpoint's handler, in milliseconds. */
    handlerTimeoutMs: number;
  }
}

/** The result of a handler: a stream for server-sent events. */
export type ResponseBody<E extends Endpoint<string>> = E['success']['status'] extends 204
  ? void
  : E['success']['type'] extends 'text/event-stream'
    ? Readable
    : Static<E['success']['schema']>;

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** A request that has passed the validation of its endpoint. */
export interface ValidRequest<E extends Endpoint<string>> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: E extends { readonly upload: object } ? Buffer : Part<E, 'body'>;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborts after the timeout and when the client disconnects. */
  readonly signal: AbortSignal;
}

type Handler<E extends Endpoint<string>> = (
  request: ValidRequest<E>,
) => ResponseBody<E> | Promise<ResponseBody<E>>;

/** Registers those of the endpoints that have a handler. */
export function registerEndpoints<Endpoints extends Readonly<Record<string, Endpoint<string>>>>(
  app: FastifyInstance,
  endpoints: Endpoints,
  handlers: { readonly [Name in keyof Endpoints]?: Handler<Endpoints[Name]> },
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handle = handlers[name];
    if (handle !== undefined) registerEndpoint(app, endpoint, handle as Handler<typeof endpoint>);
  }
}

/**
 * Registers an endpoint: validates requests, calls the handler, and sends its result with the
 * endpoint's status. A handler that does not return JSON sets the content type itself. `authorize`
 * runs before the request is validated, and before a file is read.
 */
export function registerEndpoint<E extends Endpoint<string>>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E>,
  authorize?: onRequestAsyncHookHandler,
): void {
  const { params, query, body, upload, flag, success } = endpoint;
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
    ...(authorize === undefined
      ? {}
      : { [upload === undefined ? 'preValidation' : 'preParsing']: authorize }),
    handler: async (http, reply) => {
      setCacheControl(reply, endpoint.cache);
      const disconnect = abortOnDisconnect(reply);
      const handling = handle({
        params: http.params as Part<E, 'params'>,
        query: http.query as Part<E, 'query'>,
        body: http.body as ValidRequest<E>['body'],
        http,
        reply,
        signal: disconnect.signal,
      });
      const onTimeout = () => {
        disconnect.abort();
        return serviceUnavailable();
      };
      const result =
        handling instanceof Promise
          ? await withTimeout(handling, app.handlerTimeoutMs, onTimeout)
          : handling;
      void reply.code(success.status);
      if (success.status === 204) return reply.send();
      if (success.type !== undefined) return reply.send(result);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
    },
  });
}

/**
 * Returns a controller that aborts when the connection closes before the response is sent.
 * Fastify's own `request.signal` aborts as soon as a body has been read.
 */
function abortOnDisconnect(reply: FastifyReply): AbortController {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller;
}

const CACHE_CONTROL = {
  shared: 'public, max-age=60, stale-while-revalidate=600',
  revalidate: 'no-cache',
  private: 'private, no-cache',
} as const satisfies Record<NonNullable<Endpoint['cache']>, string>;

/** Sets `no-store` by default: such a response is personal or soon out of date. */
function setCacheControl(reply: FastifyReply, cache: Endpoint<string>['cache']): void {
  void reply.header('cache-control', cache === undefined ? 'no-store' : CACHE_CONTROL[cache]);
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  void reply.header('vary', vary === '' ? 'Accept-Language' : `${vary}, Accept-Language`);
}
