import type { Options } from '../options.ts';
import type { Line } from './in-turns.ts';
import { askSide } from './measure.ts';
import { WARMING_REQUESTS, warmUp } from './prepare.ts';

/** Requests in a second of measuring what can be made but once. */
const ONCE_PER_SECOND = 400;
/** Requests in which a rate shows. */
const TRIAL = 150;
/** How often each client asks at least. */
const MIN_REQUESTS_PER_CLIENT = 5;

/** How many bookings one side takes by one number of clients: in the trial and in all rounds. */
export function bookingsOf({ rounds, seconds }: Pick<Options, 'rounds' | 'seconds'>): number {
  return rounds * (oncePerMeasurement(seconds) + WARMING_REQUESTS) + TRIAL + WARMING_REQUESTS;
}

/**
 * Asks for everything for a while, so that machine code is made of it, and sees how many requests
 * make a measurement of the time wanted.
 */
export async function planOf(
  lines: readonly Line[],
  { seconds }: Options,
  log: (line: string) => void,
): Promise<Line[]> {
  const planned: Line[] = [];
  for (const line of lines) {
    const { prepared, side, clients, doctors } = line;
    log(`trying ${prepared.call.name}, ${side}, ${doctors} doctors, ${clients} clients\n`);
    if (side === 'product') await warmUp(prepared);
    const isOnce = prepared.call.different === null && side !== 'bare';
    const { perSecond } = await askSide(prepared, side, { clients, requests: TRIAL });
    const inTime = Math.max(MIN_REQUESTS_PER_CLIENT * clients, Math.round(perSecond * seconds));
    const requests = isOnce ? oncePerMeasurement(seconds) : inTime;
    // Once more for as long as a measurement takes: the trial was of code that was still cold.
    if (!isOnce) await askSide(prepared, side, { clients, requests });
    planned.push({ ...line, requests });
  }
  return planned;
}

function oncePerMeasurement(seconds: number): number {
  return Math.round(ONCE_PER_SECOND * seconds);
}
