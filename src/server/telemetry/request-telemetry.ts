import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { RequestError } from '#server/http/request-error.ts';
import { loggedPath } from './logged-path.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics | null;
  }
  interface FastifyRequest {
    /** Answered with a kept page: nothing more is to be spent on it. */
    isServedFromCache: boolean;
    /** What went well, where that can be more than one thing. */
    outcome: 'repeated' | 'not_needed' | null;
    /** What was answered instead of what was asked for. */
    refusal: RequestError | null;
    /** The defect or outage behind an answer of 500 or more. */
    failure: unknown;
    /** How long the answer took to make, in milliseconds. */
    answeredMs: number;
  }
}

interface Options {
  metrics?: Metrics;
}

/** An answer that took longer is worth a line. */
const SLOW_MS = 1000;
/** By the pattern of its route a page cannot be told from another. */
const PAGE_ROUTE = '/*';

/**
 * Follows every request: answers with its id, gives whoever handles it a place to say what came of
 * it, and writes one line about each that failed or was slow. Those that went well leave none.
 */
export const requestTelemetry = fp(
  (app: FastifyInstance, { metrics }: Options, done: () => void) => {
    app.decorate('metrics', metrics ?? null);
    app.decorateRequest('isServedFromCache', false);
    app.decorateRequest('outcome', null);
    app.decorateRequest('refusal', null);
    app.decorateRequest('failure', null);
    app.decorateRequest('answeredMs', 0);
    // Not before: what is in the headers while a page is rendered, it keeps.
    app.addHook('onSend', (request, reply, _payload, next) => {
      void reply.header(REQUEST_ID_HEADER, request.id);
      // Its visitor may take long to receive it.
      request.answeredMs = reply.elapsedTime;
      next();
    });
    app.addHook('onResponse', (request, reply, next) => {
      if (!request.isServedFromCache) logTrouble(request, reply);
      next();
    });
    metrics?.observe(app);
    done();
  },
  { name: 'request-telemetry', dependencies: ['context'] },
);

function logTrouble(request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status } = reply;
  if (status < 500 && request.answeredMs <= SLOW_MS) return;
  const fields = {
    requestId: request.id,
    country: request.site.country.code,
    ...placeOf(request),
    status,
    ms: Math.round(request.answeredMs),
    ...(request.failure === null ? {} : { err: request.failure }),
  };
  if (status < 500) request.log.warn(fields, 'request was slow');
  // Nothing is wrong with the request or the code, and it will be over.
  else if (status === 503) request.log.warn(fields, 'request refused for now');
  else request.log.error(fields, 'request failed');
}

function placeOf({ method, url, routeOptions }: FastifyRequest) {
  const { url: route = 'unknown' } = routeOptions;
  return route === PAGE_ROUTE ? { method, path: loggedPath(url) } : { method, route };
}
