import { ROOT_CONTEXT, SpanKind, type Context, type Span, type Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedPath } from '../logged-path.ts';
import { markFailed } from './mark-failed.ts';

interface Options {
  believesCallers: boolean;
  run(span: Span, work: () => void): void;
}

/** Asked for all the time, and nothing is to be learnt from them. */
const DULL = /^\/(?:health|assets)\//;

const propagator = new W3CTraceContextPropagator();
const HEADERS = {
  get: (headers: FastifyRequest['headers'], name: string) => headers[name],
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
};

/** Makes a span of every request that something is done for: a kept page is sent as it is. */
export function followRequests(
  app: FastifyInstance,
  tracer: Tracer,
  { believesCallers, run }: Options,
): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, next) => {
    if (DULL.test(request.url)) return next();
    const parent = believesCallers
      ? propagator.extract(ROOT_CONTEXT, request.headers, HEADERS)
      : ROOT_CONTEXT;
    const span = beginSpan(tracer, request, parent);
    spans.set(request, span);
    next();
  });
  // Not before: what is done as a body arrives is done for the socket.
  app.addHook('preHandler', (request, _reply, next) => {
    const span = spans.get(request);
    if (span === undefined) next();
    else run(span, next);
  });
  app.addHook('onResponse', (request, reply, next) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (span !== undefined && reply.statusCode >= 500) markFailed(span, request.failure);
    span?.end();
    next();
  });
}

function beginSpan(tracer: Tracer, request: FastifyRequest, parent: Context): Span {
  const { method, url, id, site, routeOptions } = request;
  const { url: route = 'unknown' } = routeOptions;
  return tracer.startSpan(
    `${method} ${route}`,
    {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'url.path': loggedPath(url),
        'vizit.country': site.country.code,
        // As in the log.
        'vizit.request_id': id,
      },
    },
    parent,
  );
}
