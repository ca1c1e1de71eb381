import type { Sample, Target } from './figures.ts';
import { measure } from './measure.ts';
import { warmUp, type Prepared } from './prepare.ts';

/** A series of measurements, one per round. */
export interface Series {
  readonly prepared: Prepared;
  readonly doctors: number;
  readonly target: Target;
  /** The number of requests per measurement. */
  readonly requests: number;
  readonly samples: Sample[];
}

/** Measures every call and its lower bounds once per round. `folder` is the data folder of the server. */
export async function measureRounds(
  allSeries: readonly Series[],
  folder: string,
  rounds: number,
  log: (line: string) => void,
): Promise<void> {
  const byCall = Map.groupBy(allSeries, ({ prepared }) => prepared.call.name);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [call, ofCall] of byCall) {
      log(`round ${round} of ${rounds}: ${call}\n`);
      for (const { prepared, target, requests, samples } of ofCall) {
        if (target === 'product') await warmUp(prepared);
        samples.push(await measure(prepared, target, requests, folder));
      }
    }
  }
}
