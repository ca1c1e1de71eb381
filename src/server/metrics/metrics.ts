import fastify from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { httpMetrics } from './http-metrics.ts';
import { jobMetrics } from './job-metrics.ts';
import { messageMetrics } from './message-metrics.ts';
import { pageCacheMetrics } from './page-cache-metrics.ts';
import { pageFailureMetrics } from './page-failure-metrics.ts';
import { poolMetrics } from './pool-metrics.ts';
import { reviewMetrics } from './review-metrics.ts';
import { searchMetrics } from './search-metrics.ts';
import { smsMetrics } from './sms-metrics.ts';

/** The Prometheus metrics of a process. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics of a process. No id, name or text becomes a label, so each label has a few dozen
 * values at most.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Collectors run in this order. Those of the message queue and of reviews query the database, so the
  // pools come first: such a query must not show up as a waiting request.
  const watchPool = poolMetrics(registry);
  return {
    observe: httpMetrics(registry),
    observeSearch: searchMetrics(registry),
    countPageFailure: pageFailureMetrics(registry),
    ...messageMetrics(registry),
    ...reviewMetrics(registry),
    watchPool,
    watchPageCache: pageCacheMetrics(registry),
    watchJob: jobMetrics(registry),
    watchSms: smsMetrics(registry),
    /** Returns all metrics in the Prometheus text format. */
    read: () => registry.metrics(),
    /** Serves `GET /metrics` on its own port, which is not open to visitors. */
    async listen(host: string, port: number) {
      const server = fastify();
      server.get('/metrics', async (_request, reply) =>
        reply.type(registry.contentType).send(await registry.metrics()),
      );
      await server.listen({ host, port });
      return server;
    },
  };
}
