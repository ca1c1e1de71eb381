import type { Config } from '#server/config/config.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import type { OnStop } from './run-process.ts';

/** Metrics, served on the port that is set for them; null when none is. */
export async function openMetrics(
  { metricsHost, metricsPort }: Config,
  onStop: OnStop,
): Promise<Metrics | null> {
  if (metricsPort === undefined) return null;
  const metrics = createMetrics();
  const server = await metrics.listen(metricsHost, metricsPort);
  onStop(() => server.close());
  return metrics;
}
