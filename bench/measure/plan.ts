import { BOOKINGS_PER_SECOND } from '../calls/booking-call.ts';
import type { Options } from '../options.ts';
import type { Series } from './measure-rounds.ts';
import { applyLoad } from './measure.ts';
import { WARMUP_REQUESTS, warmUp } from './prepare.ts';

/** The number of requests used to estimate the request rate. */
const TRIAL_REQUESTS = 150;
/** The minimum number of requests per client. */
const MIN_REQUESTS_PER_CLIENT = 5;

/** Returns the bookings one target needs per number of clients, in the trial and all rounds. */
export function bookingsOf(
  { rounds, seconds }: Pick<Options, 'rounds' | 'seconds'>,
  perSecond = BOOKINGS_PER_SECOND,
): number {
  return (
    rounds * (Math.round(perSecond * seconds) + WARMUP_REQUESTS) + TRIAL_REQUESTS + WARMUP_REQUESTS
  );
}

/**
 * Warms up every call until V8 has optimized it, and finds the number of requests that take as long
 * as a measurement should.
 */
export async function planOf(
  allSeries: readonly Series[],
  { seconds }: Options,
  log: (line: string) => void,
): Promise<Series[]> {
  const planned: Series[] = [];
  for (const series of allSeries) {
    const { prepared, target, clients, doctors } = series;
    log(`trying ${prepared.call.name}, ${target}, ${doctors} doctors, ${clients} clients\n`);
    if (target === 'product') await warmUp(prepared);
    const { preparedPerSecond, minPerSecond = 0 } = prepared.call;
    const isPrepared = preparedPerSecond !== undefined && target !== 'bare';
    const { perSecond } = await applyLoad(prepared, target, { clients, requests: TRIAL_REQUESTS });
    const requestsInTime = Math.max(
      MIN_REQUESTS_PER_CLIENT * clients,
      Math.round(Math.max(perSecond, minPerSecond) * seconds),
    );
    const requests = isPrepared ? Math.round(preparedPerSecond * seconds) : requestsInTime;
    // Runs once more for a whole measurement, because the trial ran cold code.
    if (!isPrepared) await applyLoad(prepared, target, { clients, requests });
    planned.push({ ...series, requests });
  }
  return planned;
}
