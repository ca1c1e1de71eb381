import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';

/** Exports traces of requests to a collector. */
export interface Tracer {
  /** Traces the requests of an application. */
  observe(app: FastifyInstance): void;
  /** Exports the remaining spans. */
  stop(): Promise<void>;
}

/** Returns the tracer, or null without loading the library when no collector is configured. */
export async function openTracing({
  tracing,
  trustedProxyHops,
}: Pick<Config, 'tracing' | 'trustedProxyHops'>): Promise<Tracer | null> {
  if (tracing === null) return null;
  const { createTracer } = await import('./create-tracer.ts');
  return createTracer(tracing, { trustsTraceparent: trustedProxyHops > 0 });
}
