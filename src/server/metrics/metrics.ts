import fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { Job } from '#server/jobs/job.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import { httpMetrics } from './http-metrics.ts';
import { jobMetrics } from './job-metrics.ts';
import { messageMetrics, type MessageMetrics } from './message-metrics.ts';
import { pageCacheMetrics } from './page-cache-metrics.ts';
import { poolMetrics, type PoolName } from './pool-metrics.ts';
import { reviewMetrics, type ReviewMetrics } from './review-metrics.ts';
import { searchMetrics } from './search-metrics.ts';
import { smsMetrics, type SmsPurpose } from './sms-metrics.ts';

/**
 * The Prometheus metrics of a process. No id, name or text becomes a label, so each label has a few
 * dozen values at most.
 */
export interface Metrics extends MessageMetrics, ReviewMetrics {
  /** Times responses by route, and counts bookings, holds and one-time codes by outcome. */
  observe(app: FastifyInstance): void;
  observeSearch(country: CountryCode, milliseconds: number): void;
  watchPool(country: CountryCode, name: PoolName, pool: Pool): void;
  watchPageCache(country: CountryCode, cache: PageCache): void;
  /** Returns the job with its runs counted and timed. */
  watchJob(country: CountryCode, job: Job): Job;
  /** Returns the gateway with its attempts counted and timed. */
  watchSms(country: CountryCode, purpose: SmsPurpose, gateway: SmsGateway): SmsGateway;
  /** Returns all metrics in the Prometheus text format. */
  read(): Promise<string>;
  /** Serves `GET /metrics` on its own port, which is not open to visitors. */
  listen(host: string, port: number): Promise<{ close(): Promise<unknown> }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Collectors run in this order. Those of the message queue and of reviews query the database, so the
  // pools come first: such a query must not show up as a waiting request.
  const watchPool = poolMetrics(registry);
  return {
    observe: httpMetrics(registry),
    observeSearch: searchMetrics(registry),
    ...messageMetrics(registry),
    ...reviewMetrics(registry),
    watchPool,
    watchPageCache: pageCacheMetrics(registry),
    watchJob: jobMetrics(registry),
    watchSms: smsMetrics(registry),
    read: () => registry.metrics(),
    async listen(host, port) {
      const server = fastify();
      server.get('/metrics', async (_request, reply) =>
        reply.type(registry.contentType).send(await registry.metrics()),
      );
      await server.listen({ host, port });
      return server;
    },
  };
}
