import { median } from '../statistics.ts';

/** What is measured: the product, a bare route with the same answer, its main statement alone. */
export const SIDES = ['product', 'bare', 'sql'] as const;
export type Side = (typeof SIDES)[number];

/** Clients at a time at which countries and bounds are compared. */
export const CLIENTS = 8;
export const ALL_CLIENTS = [1, CLIENTS, 32] as const;

/** One measurement. */
export interface Sample {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor milliseconds per request; NaN where they are not known. */
  server: number;
  database: number;
}

/** All measurements of one kind, round by round. */
export interface Figures {
  readonly call: string;
  readonly label: string;
  readonly doctors: number;
  readonly clients: number;
  readonly side: Side;
  readonly samples: readonly Sample[];
}

/** The median of the rounds. */
export function middle({ samples }: Figures, key: keyof Sample): number {
  return median(samples.map((sample) => sample[key]));
}

/** Processor milliseconds per request of server and database together. */
function cpuOf(sample: Sample): number {
  return sample.server + sample.database;
}

export function middleCpu({ samples }: Figures): number {
  return median(samples.map(cpuOf));
}

/**
 * Of the round in which it was least: what else the machine does takes caches and memory from us and
 * never gives any, so this is the nearest to what the work itself costs.
 */
export function leastCpu({ samples }: Figures): number {
  return Math.min(...samples.map(cpuOf));
}

/**
 * Median over the rounds of how many times the processor time of one is that of another. What else
 * the machine does changes from round to round, and is the same for both within one.
 */
export function ratio(of: Figures, to: Figures): number {
  return median(
    of.samples.map((sample, round) => {
      const other = to.samples[round];
      return other === undefined ? Number.NaN : cpuOf(sample) / cpuOf(other);
    }),
  );
}

/** The figures of a kind, if it was measured. */
export function find(
  all: readonly Figures[],
  wanted: Pick<Figures, 'call' | 'doctors' | 'clients' | 'side'>,
): Figures | undefined {
  return all.find(
    (each) =>
      each.call === wanted.call &&
      each.doctors === wanted.doctors &&
      each.clients === wanted.clients &&
      each.side === wanted.side,
  );
}
