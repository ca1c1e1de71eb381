import { quantile } from '../statistics.ts';

/** The result of a load: throughput and latency. */
export interface Load {
  requests: number;
  perSecond: number;
  /** Milliseconds from the request to the last byte of the response. */
  p50: number;
  p99: number;
}

/** Summarizes responses by end time and duration, in milliseconds. */
export function summarize(responses: readonly { at: number; took: number }[]): Load {
  const took = responses.map((response) => response.took);
  const first = responses[0]?.at ?? Number.NaN;
  const last = responses.at(-1)?.at ?? Number.NaN;
  return {
    requests: responses.length,
    perSecond: ((responses.length - 1) * 1000) / (last - first),
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
  };
}
