import { ROOT_CONTEXT, SpanKind, type Context, type Span, type Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedPath } from '../logged-path.ts';
import { recordError } from './record-error.ts';

interface Options {
  trustsTraceparent: boolean;
  runInSpan(span: Span, run: () => void): void;
}

/** The frequent requests that are not worth a trace. */
const IGNORED_PATHS = /^\/(?:health|assets)\//;

const propagator = new W3CTraceContextPropagator();
const HEADERS = {
  get: (headers: FastifyRequest['headers'], name: string) => headers[name],
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
};

/** Creates a span per request. Page cache hits are sent before these hooks run. */
export function traceRequests(
  app: FastifyInstance,
  tracer: Tracer,
  { trustsTraceparent, runInSpan }: Options,
): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, next) => {
    if (IGNORED_PATHS.test(request.url)) return next();
    const parent = trustsTraceparent
      ? propagator.extract(ROOT_CONTEXT, request.headers, HEADERS)
      : ROOT_CONTEXT;
    const span = startSpan(tracer, request, parent);
    spans.set(request, span);
    next();
  });
  // Earlier hooks are too early: parsing the body would leave the async context of the span.
  app.addHook('preHandler', (request, _reply, next) => {
    const span = spans.get(request);
    if (span === undefined) next();
    else runInSpan(span, next);
  });
  app.addHook('onResponse', (request, reply, next) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (span !== undefined && reply.statusCode >= 500) recordError(span, request.failure);
    span?.end();
    next();
  });
}

function startSpan(tracer: Tracer, request: FastifyRequest, parent: Context): Span {
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
        'vizit.request_id': id,
      },
    },
    parent,
  );
}
