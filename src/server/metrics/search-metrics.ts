import { Histogram, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';

/** Times searches: nobody else is answered meanwhile. */
export function searchMetrics(
  registry: Registry,
): (country: CountryCode, milliseconds: number) => void {
  const duration = new Histogram({
    name: 'search_duration_seconds',
    help: 'Time that one search takes of the event loop',
    labelNames: ['country'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25],
    registers: [registry],
  });
  return (country, milliseconds) => duration.observe({ country }, milliseconds / 1000);
}
