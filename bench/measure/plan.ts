import { BOOKINGS_PER_ROUND } from '../calls/booking-call.ts';
import type { Series } from './measure-rounds.ts';
import { applyLoad } from './measure.ts';
import { WARMUP_REQUESTS, warmUp } from './prepare.ts';

/** The number of requests used to estimate the request rate. */
const TRIAL_REQUESTS = 150;
/** The minimum number of requests of a measurement. */
const MIN_REQUESTS = 40;

/** Returns the bookings that one target needs in the trial and all rounds. */
export function bookingsOf(rounds: number, perRound = BOOKINGS_PER_ROUND): number {
  return rounds * (perRound + WARMUP_REQUESTS) + TRIAL_REQUESTS + WARMUP_REQUESTS;
}

/**
 * Warms up every call until V8 has optimized it, and finds the number of requests that take a
 * second.
 */
export async function planOf(
  allSeries: readonly Series[],
  log: (line: string) => void,
): Promise<Series[]> {
  const planned: Series[] = [];
  for (const series of allSeries) {
    const { prepared, target, doctors } = series;
    log(`trying ${prepared.call.name}, ${target}, ${doctors} doctors\n`);
    if (target === 'product') await warmUp(prepared);
    const { preparedPerRound, minPerRound = MIN_REQUESTS } = prepared.call;
    const isPrepared = preparedPerRound !== undefined && target !== 'bare';
    const { perSecond } = await applyLoad(prepared, target, TRIAL_REQUESTS);
    const requests = isPrepared ? preparedPerRound : Math.max(minPerRound, Math.round(perSecond));
    // Runs once more for a whole measurement, because the trial ran cold code.
    if (!isPrepared) await applyLoad(prepared, target, requests);
    planned.push({ ...series, requests });
  }
  return planned;
}
