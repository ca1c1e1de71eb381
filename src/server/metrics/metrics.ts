import fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { Job } from '#server/jobs/job.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import { httpMetrics } from './http-metrics.ts';
import { jobMetrics } from './job-metrics.ts';
import { messageMetrics, type MessageLabels } from './message-metrics.ts';
import { pageMetrics } from './page-metrics.ts';
import { poolMetrics, type PoolOwner } from './pool-metrics.ts';
import { searchMetrics } from './search-metrics.ts';
import { smsMetrics, type SmsPurpose } from './sms-metrics.ts';

/**
 * What an operator measures the process by. No id, name or text of anybody becomes a label: each
 * has a few dozen values at most.
 */
export interface Metrics {
  /** Times every answer of an application by route, and counts what became of bookings and codes. */
  observe(app: FastifyInstance): void;
  /** Times a search, in milliseconds. */
  observeSearch(country: CountryCode, milliseconds: number): void;
  /** Counts what became of a message: `sent`, `dropped`, `failed`, `retried`, `repeated`. */
  countMessage(labels: MessageLabels): void;
  /** Looks, whenever metrics are read, how many seconds the oldest due message has been waiting. */
  watchOutbox(country: CountryCode, readLag: () => Promise<number>): void;
  watchPool(country: CountryCode, owner: PoolOwner, pool: Pool): void;
  watchPages(country: CountryCode, pages: PageCache): void;
  /** The same job, its runs counted and timed. */
  watchJob(country: CountryCode, job: Job): Job;
  /** The same gateway, its messages counted and timed. */
  watchSms(country: CountryCode, purpose: SmsPurpose, gateway: SmsGateway): SmsGateway;
  /** All of them, in the format of Prometheus. */
  read(): Promise<string>;
  /** Serves `GET /metrics`, on a port of its own that visitors do not reach. */
  listen(host: string, port: number): Promise<{ close(): Promise<unknown> }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // They are read in this order: whoever asks a database is not to be seen as waiting for it.
  const watchPool = poolMetrics(registry);
  return {
    observe: httpMetrics(registry),
    observeSearch: searchMetrics(registry),
    ...messageMetrics(registry),
    watchPool,
    watchPages: pageMetrics(registry),
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
