import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { outcomeMetrics } from './outcome-metrics.ts';

const ROUTE_NAMES: Readonly<Record<string, string>> = { '/*': 'page' };

/** Times answers by route. Of one with a kept page only that it was is counted. */
export function httpMetrics(registry: Registry): (app: FastifyInstance) => void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer; without those answered by kept pages',
    labelNames: ['country', 'method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const hits = new Counter({
    name: 'page_cache_hits_total',
    help: 'Requests answered with a kept page',
    labelNames: ['country'],
    registers: [registry],
  });
  const countOutcome = outcomeMetrics(registry);
  return (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const country = request.site.country.code;
      if (request.isKept) {
        hits.inc({ country });
        return done();
      }
      const { url: route = 'unknown' } = request.routeOptions;
      duration.observe(
        {
          country,
          method: request.method,
          route: ROUTE_NAMES[route] ?? route,
          status: reply.statusCode,
        },
        reply.elapsedTime / 1000,
      );
      countOutcome(request, reply.statusCode);
      done();
    });
  };
}
