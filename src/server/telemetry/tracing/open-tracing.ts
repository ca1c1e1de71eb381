import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';

/** Sends traces of requests to a collector. */
export interface Tracer {
  /** Follows the requests of an application. */
  observe(app: FastifyInstance): void;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}

/** Null, and nothing is loaded, where no collector is set. */
export async function openTracing({
  tracing,
  trustedProxyHops,
}: Pick<Config, 'tracing' | 'trustedProxyHops'>): Promise<Tracer | null> {
  if (tracing === null) return null;
  const { createTracer } = await import('./create-tracer.ts');
  return createTracer(tracing, { believesCallers: trustedProxyHops > 0 });
}
