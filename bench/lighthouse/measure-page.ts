import lighthouse from 'lighthouse';
import { median } from '../statistics.ts';

export interface Measured {
  /** Scores by category, out of 100. */
  scores: Readonly<Record<string, number>>;
  /** Values by audit. */
  metrics: Readonly<Record<string, number>>;
  /** Failed audits of all categories except performance. */
  failures: readonly string[];
}

/** The failures that a page intends. */
export interface IntendedFailures {
  /** True for a page with an error status. */
  ignoreStatusCode: boolean;
  skipAudits: string[];
}

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;

/** Lighthouse's measure of the machine's speed at the time, without which the scores mean little. */
const BENCHMARK_INDEX = 'benchmark-index';

/** The metrics that make up the performance score, and the speed of the machine. */
export const METRICS = [
  { id: 'first-contentful-paint', name: 'FCP', show: seconds },
  { id: 'largest-contentful-paint', name: 'LCP', show: seconds },
  {
    id: 'total-blocking-time',
    name: 'TBT',
    show: (value: number) => `${value.toFixed(0)} ms`,
  },
  {
    id: 'cumulative-layout-shift',
    name: 'CLS',
    show: (value: number) => value.toFixed(3),
  },
  { id: 'speed-index', name: 'SI', show: seconds },
  { id: BENCHMARK_INDEX, name: 'benchmark index', show: (value: number) => value.toFixed(0) },
] as const;

/** Returns the medians of several runs, each with an empty cache. */
export async function measurePage(
  url: string,
  port: number,
  { runs, ...failures }: IntendedFailures & { runs: number },
): Promise<Measured> {
  const results: Measured[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await visit(url, port, failures));
  const medians = (of: (visit: Measured) => Readonly<Record<string, number>>) => {
    const [first = {}] = results.map(of);
    return Object.fromEntries(
      Object.keys(first).map((key) => [key, median(results.map((result) => of(result)[key] ?? 0))]),
    );
  };
  return {
    scores: medians(({ scores }) => scores),
    metrics: medians(({ metrics }) => metrics),
    failures: [...new Set(results.flatMap(({ failures }) => failures))],
  };
}

async function visit(url: string, port: number, failures: IntendedFailures): Promise<Measured> {
  const result = await lighthouse(url, { port, ...failures, output: 'json', logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse returns no result for ${url}`);
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const listed = Object.values(categories);
  return {
    scores: Object.fromEntries(listed.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    metrics: {
      ...Object.fromEntries(METRICS.map(({ id }) => [id, audits[id]?.numericValue ?? Number.NaN])),
      [BENCHMARK_INDEX]: environment.benchmarkIndex,
    },
    failures: listed
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details ?? '')}`)
      .map((line) => line.slice(0, 600)),
  };
}
