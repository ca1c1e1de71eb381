import { Histogram, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';

/** Times searches, which run in memory and block the event loop. */
export function searchMetrics(
  registry: Registry,
): (country: CountryCode, milliseconds: number) => void {
  const duration = new Histogram({
    name: 'vizit_search_duration_seconds',
    help: 'Time a search blocks the event loop',
    labelNames: ['country'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25],
    registers: [registry],
  });
  return (country, milliseconds) => duration.observe({ country }, milliseconds / 1000);
}
