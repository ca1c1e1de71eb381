import { setTimeout as sleep } from 'node:timers/promises';
import { openEnvironment } from '../environment/environment.ts';
import { withEnvironment } from '../environment/with-environment.ts';
import type { Fault } from '../faults/fault.ts';
import { REQUEST_TIMEOUT_MS } from '../patients/send-request.ts';
import { createPatients, startClients, type ResponseRecord } from '../patients/patients.ts';
import { findFreeSlots } from '../patients/free-slots.ts';
import { readBaseline, findBookingFaults } from './booking-faults.ts';
import { watchMemory } from './memory.ts';
import { formatResponse, measure, durationOf, type FaultResult } from './report.ts';

const UNDISTURBED_MS = 5000;
const MAX_MEMORY_GROWTH_MB = 300;
const DEFAULT_LOAD = { readers: 8, bookers: 6, pauseMs: 40 };

/** Injects one fault into a new environment under load. */
export function runFault(fault: Fault): Promise<FaultResult> {
  return withEnvironment(fault.open ?? openEnvironment, async (environment) => {
    const baseline = await readBaseline(environment.database);
    const patients = createPatients({
      slots: await findFreeSlots(environment.database),
      port: environment.web.port,
    });
    const memory = watchMemory(environment.web);
    const load = startClients(patients, fault.load ?? DEFAULT_LOAD);
    await sleep(UNDISTURBED_MS);
    const before = memory.now();
    const from = performance.now();
    await fault.inject(environment);
    const until = performance.now();
    await sleep(fault.recoveryMs + UNDISTURBED_MS);
    await load.stop();

    const window = { from, until, over: until + fault.recoveryMs };
    const failures = [
      ...findUnexpected(patients.responses, window),
      ...(await findBookingFaults(environment.database, patients.booked, baseline)),
      ...((await fault.check?.({ environment, traffic: patients, from, until })) ?? []),
    ];
    const peak = memory.stop();
    if (peak - before > MAX_MEMORY_GROWTH_MB * 2 ** 20)
      failures.push(`memory grew by more than ${MAX_MEMORY_GROWTH_MB} MB`);
    const measurements = measure(patients, window, { before, peak });
    return { name: fault.name, measurements, failures };
  });
}

interface Window {
  from: number;
  until: number;
  /** The end of the recovery; every later request must succeed. */
  over: number;
}

function findUnexpected(responses: readonly ResponseRecord[], window: Window): string[] {
  const bad = responses.filter((record) => {
    const isInside = record.receivedAt >= window.from && record.sentAt <= window.over;
    if (durationOf(record) >= REQUEST_TIMEOUT_MS) return true;
    if (record.verdict === 'ok') return false;
    return !isInside || record.verdict !== 'rejected';
  });
  return bad.map((record) => {
    const seconds = ((record.sentAt - window.from) / 1000).toFixed(1);
    return `${seconds} s after the fault began: ${formatResponse(record)}`;
  });
}
