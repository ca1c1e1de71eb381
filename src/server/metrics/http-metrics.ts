import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { bookingMetrics } from './booking-metrics.ts';

const ROUTE_LABELS: Readonly<Record<string, string>> = { '/*': 'page' };

/** Times responses by route. Those from the page cache are not timed. */
export function httpMetrics(registry: Registry): (app: FastifyInstance) => void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests, page cache hits excluded',
    labelNames: ['country', 'method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const countOutcome = bookingMetrics(registry);
  return (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const country = request.site.country.code;
      if (request.isServedFromCache) return done();
      const { url: route = 'unknown' } = request.routeOptions;
      duration.observe(
        {
          country,
          method: request.method,
          route: ROUTE_LABELS[route] ?? route,
          status: reply.statusCode,
        },
        reply.elapsedTime / 1000,
      );
      countOutcome(request, reply.statusCode);
      done();
    });
  };
}
