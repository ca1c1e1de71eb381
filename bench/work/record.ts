import { appendFileSync } from 'node:fs';

/** A measured piece of work beside its lower bound, both in the unit. */
export interface WorkFigure {
  readonly work: string;
  readonly unit: 'ms' | 'MB' | 'ms per frame';
  readonly measured: number;
  /** The name of the bound. */
  readonly of: string;
  readonly bound: number;
}

/** Adds a figure to the file of the run (`measure-work.ts`). */
export function record(figure: WorkFigure): void {
  appendFileSync(process.env.BENCH_FIGURES ?? '/dev/null', `${JSON.stringify(figure)}\n`);
}

/** Returns the duration in milliseconds of the shortest of some rounds of work. */
export async function shortest(rounds: number, work: () => Promise<unknown>): Promise<number> {
  let fastest = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const [, milliseconds] = await timed(work);
    fastest = Math.min(fastest, milliseconds);
  }
  return fastest;
}

/** Returns the result of some work, and its duration in milliseconds. */
export async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}
