import type { Config } from '#server/config/config.ts';
import type { Tracer } from './create-tracer.ts';

/** Returns the tracer, or null without loading the library when no collector is configured. */
export async function openTracing({
  tracing,
  trustedProxyHops,
}: Pick<Config, 'tracing' | 'trustedProxyHops'>): Promise<Tracer | null> {
  if (tracing === null) return null;
  const { createTracer } = await import('./create-tracer.ts');
  return createTracer(tracing, { trustsTraceparent: trustedProxyHops > 0 });
}
