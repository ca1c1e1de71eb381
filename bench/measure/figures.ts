import { median } from '../statistics.ts';

/** The measured targets: the product, a bare route with the same response, and the main statement. */
export const TARGETS = ['product', 'bare', 'sql'] as const;
export type Target = (typeof TARGETS)[number];

/** The number of concurrent clients. */
export const CLIENTS = 8;

/** The result of one measurement. */
export interface Sample {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU milliseconds per request; NaN if unknown. */
  server: number;
  database: number;
  worker: number;
}

/** The samples of one series, by round. */
export interface Figures {
  readonly call: string;
  readonly label: string;
  readonly doctors: number;
  readonly target: Target;
  readonly samples: readonly Sample[];
}

/** Returns the median of the rounds. */
export function medianOf({ samples }: Figures, key: keyof Sample): number {
  return median(samples.map((sample) => sample[key]));
}

/** Returns CPU milliseconds per request of server, database and worker together. */
function cpuOf(sample: Sample): number {
  return sample.server + sample.database + sample.worker;
}

export function medianCpu({ samples }: Figures): number {
  return median(samples.map(cpuOf));
}

/**
 * Returns the CPU time of the quietest round. Other processes only add time, so this is closest to
 * the cost of the work itself.
 */
export function minCpu({ samples }: Figures): number {
  return Math.min(...samples.map(cpuOf));
}

/**
 * Returns the median of the ratios of each round. Other load on the machine changes from round to
 * round, but affects both figures of a round alike.
 */
export function ratio(of: Figures, to: Figures): number {
  return median(
    of.samples.map((sample, round) => {
      const other = to.samples[round];
      return other === undefined ? Number.NaN : cpuOf(sample) / cpuOf(other);
    }),
  );
}

/** Returns the matching figures, if they were measured. */
export function find(
  all: readonly Figures[],
  series: Pick<Figures, 'call' | 'doctors' | 'target'>,
): Figures | undefined {
  return all.find(
    (each) =>
      each.call === series.call && each.doctors === series.doctors && each.target === series.target,
  );
}
