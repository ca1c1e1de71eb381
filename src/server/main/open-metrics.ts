import type { Config } from '#server/config/config.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import type { OnStop } from './create-stops.ts';

/** Creates the metrics and serves them on METRICS_PORT; returns null when it is not set. */
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
