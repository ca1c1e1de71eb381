import { setTimeout as sleep } from 'node:timers/promises';
import { startClients, type Patients } from '../patients/patients.ts';

/** Every fifth request is a booking. */
const REQUESTS_PER_BOOKING = 5;
const CLIENT_COUNTS = [4, 8, 16, 32];
const STEP_MS = 5000;
const TICK_MS = 10;
/** Exceeds the requests in flight during the longest fault. Requests above it count as unsent. */
const MAX_IN_FLIGHT = 4000;

/** Returns the maximum throughput in requests per second, measured with a short ramp. */
export async function measureCapacity(patients: Patients): Promise<number> {
  let max = 0;
  for (const size of CLIENT_COUNTS) {
    const bookers = Math.max(1, Math.round(size / REQUESTS_PER_BOOKING));
    const before = patients.responses.length;
    const started = performance.now();
    const load = startClients(patients, { readers: size - bookers, bookers, pauseMs: 0 });
    await sleep(STEP_MS);
    const perSecond = ((patients.responses.length - before) * 1000) / (performance.now() - started);
    await load.stop();
    max = Math.max(max, perSecond);
  }
  return max;
}

/**
 * Sends a fixed number of requests per second regardless of the responses, as independent patients
 * do.
 */
export function startConstantLoad(
  patients: Patients,
  perSecond: number,
): { stop(): Promise<{ unsent: number }> } {
  const started = performance.now();
  const inFlight = new Set<Promise<unknown>>();
  let sent = 0;
  let unsent = 0;
  const timer = setInterval(() => {
    const target = ((performance.now() - started) * perSecond) / 1000;
    for (; sent < target; sent += 1) {
      if (inFlight.size >= MAX_IN_FLIGHT) {
        unsent += 1;
        continue;
      }
      const once = sent % REQUESTS_PER_BOOKING === 0 ? patients.bookOnce() : patients.readOnce();
      inFlight.add(once);
      void once.finally(() => inFlight.delete(once));
    }
  }, TICK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(inFlight);
      return { unsent };
    },
  };
}
