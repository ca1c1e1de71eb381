import { Counter, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';

/** The outcomes of a failure of a page in a browser: a silent reload, or a message to the visitor. */
export const PAGE_FAILURE_OUTCOMES = ['reloaded', 'shown'] as const;
export type PageFailureOutcome = (typeof PAGE_FAILURE_OUTCOMES)[number];

/** Counts pages that did not start or failed in browsers. */
export function pageFailureMetrics(
  registry: Registry,
): (country: CountryCode, outcome: PageFailureOutcome) => void {
  const failures = new Counter({
    name: 'vizit_page_failures_total',
    help: 'Pages that failed in browsers by outcome: reloaded, shown',
    labelNames: ['country', 'outcome'],
    registers: [registry],
  });
  return (country, outcome) => failures.inc({ country, outcome });
}
