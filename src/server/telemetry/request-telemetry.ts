import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { HttpError } from '#server/http/http-error.ts';
import { loggedPath } from './logged-path.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics | null;
  }
  interface FastifyRequest {
    /** True if the response came from the page cache; it is counted, but neither timed nor logged. */
    isServedFromCache: boolean;
    /** The outcome of an unusual success, for metrics. */
    outcome: 'repeated' | 'not_needed' | null;
    /** The error in the response. */
    httpError: HttpError | null;
    /** The cause of a 5xx response, for the log. */
    failure: unknown;
    /** The time from the request to the start of the response, in milliseconds. */
    responseTimeMs: number;
  }
}

interface Options {
  metrics?: Metrics;
}

const SLOW_REQUEST_MS = 1000;
/** The route that all pages share; only the path tells them apart. */
const PAGE_ROUTE = '/*';

/**
 * Sends the request id with every response, decorates requests with their outcome, and logs one line
 * for each request that failed or was slow.
 */
export function requestTelemetry(app: FastifyInstance, { metrics }: Options): void {
  app.decorate('metrics', metrics ?? null);
  app.decorateRequest('isServedFromCache', false);
  app.decorateRequest('outcome', null);
  app.decorateRequest('httpError', null);
  app.decorateRequest('failure', null);
  app.decorateRequest('responseTimeMs', 0);
  // Earlier hooks would add the id to the headers that the page cache stores.
  app.addHook('onSend', (request, reply, _payload, next) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    // The client's download time does not count.
    request.responseTimeMs = reply.elapsedTime;
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    if (!request.isServedFromCache) logFailedOrSlow(request, reply);
    next();
  });
  metrics?.observe(app);
}

function logFailedOrSlow(request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status } = reply;
  if (status < 500 && request.responseTimeMs <= SLOW_REQUEST_MS) return;
  const fields = {
    requestId: request.id,
    country: request.site.country.code,
    ...routeFields(request),
    status,
    ms: Math.round(request.responseTimeMs),
    ...(request.failure === null ? {} : { err: request.failure }),
  };
  if (status < 500) request.log.warn(fields, 'slow request');
  // An outage or a full queue: neither the request nor the code is at fault.
  else if (status === 503) request.log.warn(fields, 'service unavailable');
  else request.log.error(fields, 'request failed');
}

function routeFields({ method, url, routeOptions }: FastifyRequest) {
  const { url: route = 'unknown' } = routeOptions;
  return route === PAGE_ROUTE ? { method, path: loggedPath(url) } : { method, route };
}
