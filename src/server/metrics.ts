import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What an operator measures the process by. */
export interface Metrics {
  /** Times every answer of an application by route, so that no id or name becomes a label. */
  observe(app: FastifyInstance): void;
  /** Counts what became of a message: `sent`, `dropped`, `failed`, `retried`, `repeated`. */
  countMessage(labels: { country: string; kind: string; outcome: string }): void;
  /** Serves `GET /metrics`, on a port of its own that visitors do not reach. */
  listen(host: string, port: number): Promise<{ close(): Promise<unknown> }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['country', 'method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const messages = new Counter({
    name: 'messages_total',
    help: 'Messages to patients by kind and outcome',
    labelNames: ['country', 'kind', 'outcome'],
    registers: [registry],
  });
  return {
    countMessage: (labels) => messages.inc(labels),
    observe(app) {
      app.addHook('onResponse', (request, reply, done) => {
        duration.observe(
          {
            country: request.site.country.code,
            method: request.method,
            route: request.routeOptions.url ?? 'page',
            status: reply.statusCode,
          },
          reply.elapsedTime / 1000,
        );
        done();
      });
    },
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
