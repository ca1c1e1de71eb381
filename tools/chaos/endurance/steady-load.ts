import { setTimeout as sleep } from 'node:timers/promises';
import { sendCrowd, type Patients } from '../patients/patients.ts';

/** Of all that patients do, this is booking. */
const ONE_BOOKS_OF = 5;
const CROWDS = [4, 8, 16, 32];
const STEP_MS = 5000;
const TICK_MS = 10;
/** More than a server answers in the longest fault: what lies beyond is not sent, and counted. */
const MAX_IN_FLIGHT = 4000;

/** Requests in a second that the product answers at most, found by a short ramp. */
export async function findCapacity(patients: Patients): Promise<number> {
  let most = 0;
  for (const size of CROWDS) {
    const bookers = Math.max(1, Math.round(size / ONE_BOOKS_OF));
    const before = patients.answers.length;
    const started = performance.now();
    const crowd = sendCrowd(patients, { readers: size - bookers, bookers, pauseMs: 0 });
    await sleep(STEP_MS);
    const perSecond = ((patients.answers.length - before) * 1000) / (performance.now() - started);
    await crowd.stop();
    most = Math.max(most, perSecond);
  }
  return most;
}

/**
 * Sends so many requests a second whatever becomes of them, as patients do who know nothing of one
 * another.
 */
export function sendSteadily(
  patients: Patients,
  perSecond: number,
): { stop(): Promise<{ unsent: number }> } {
  const started = performance.now();
  const underWay = new Set<Promise<unknown>>();
  let due = 0;
  let unsent = 0;
  const timer = setInterval(() => {
    const target = ((performance.now() - started) * perSecond) / 1000;
    for (; due < target; due += 1) {
      if (underWay.size >= MAX_IN_FLIGHT) {
        unsent += 1;
        continue;
      }
      const once = due % ONE_BOOKS_OF === 0 ? patients.bookOnce() : patients.readOnce();
      underWay.add(once);
      void once.finally(() => underWay.delete(once));
    }
  }, TICK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      return { unsent };
    },
  };
}
