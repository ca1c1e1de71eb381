import { quantile } from '../statistics.ts';

/** What asking for something again and again, by so many at a time, came to. */
export interface Load {
  requests: number;
  perSecond: number;
  /** Milliseconds from the request to the last byte of the answer. */
  p50: number;
  p99: number;
}

/** Sums up answers by when each came and how long it took, in milliseconds. */
export function sumUp(answers: readonly { at: number; took: number }[]): Load {
  const took = answers.map((answer) => answer.took);
  const first = answers[0]?.at ?? Number.NaN;
  const last = answers.at(-1)?.at ?? Number.NaN;
  return {
    requests: answers.length,
    perSecond: ((answers.length - 1) * 1000) / (last - first),
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
  };
}
