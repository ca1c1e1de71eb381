import type { Sample, Side } from './figures.ts';
import { measure } from './measure.ts';
import { warmUp, type Prepared } from './prepare.ts';

/** What is measured once a round. */
export interface Line {
  readonly prepared: Prepared;
  readonly doctors: number;
  readonly clients: number;
  readonly side: Side;
  /** In one measurement. */
  readonly requests: number;
  readonly samples: Sample[];
}

/** In each round every call by every number of clients, with what it is measured against after it. */
export async function measureInTurns(
  lines: readonly Line[],
  folder: string,
  rounds: number,
  log: (line: string) => void,
): Promise<void> {
  const byCall = Map.groupBy(lines, ({ prepared }) => prepared.call.name);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [call, ofCall] of byCall) {
      log(`round ${round} of ${rounds}: ${call}\n`);
      for (const { prepared, side, clients, requests, samples } of ofCall) {
        if (side === 'product') await warmUp(prepared);
        samples.push(await measure(prepared, side, { clients, requests }, folder));
      }
    }
  }
}
