import { setTimeout as sleep } from 'node:timers/promises';
import { openEnvironment, type Environment } from '../environment/environment.ts';
import type { Fault } from '../faults/fault.ts';
import { REQUEST_TIMEOUT_MS } from '../patients/send-request.ts';
import { createPatients, startClients, type ResponseRecord } from '../patients/patients.ts';
import { findFreeSlots } from '../patients/free-slots.ts';
import { readBaseline, findBookingFaults } from './booking-faults.ts';
import { formatResponse, summarize, durationOf, type FaultResult } from './report.ts';

const UNDISTURBED_MS = 5000;
const MAX_MEMORY_GROWTH_MB = 300;
const MEMORY_INTERVAL_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** The exit code of a process that a signal ended: 128 plus the number of SIGINT. */
const INTERRUPTED = 130;
const DEFAULT_LOAD = { readers: 8, bookers: 6, pauseMs: 40 };

/** Injects one fault into a new environment under load. */
export function runFault(fault: Fault): Promise<FaultResult> {
  return withEnvironment(fault.open ?? openEnvironment, async (environment) => {
    const baseline = await readBaseline(environment.database);
    const patients = createPatients({
      slots: await findFreeSlots(environment.database),
      port: environment.web.port,
    });
    const { memory } = environment.web;
    let peak = memory();
    const sampling = setInterval(() => {
      peak = Math.max(peak, memory());
    }, MEMORY_INTERVAL_MS).unref();
    const load = startClients(patients, fault.load ?? DEFAULT_LOAD);
    await sleep(UNDISTURBED_MS);
    const before = memory();
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
    clearInterval(sampling);
    if (peak - before > MAX_MEMORY_GROWTH_MB * 2 ** 20)
      failures.push(`memory grew by more than ${MAX_MEMORY_GROWTH_MB} MB`);
    const summary = summarize(patients, window, { before, peak });
    return { name: fault.name, summary, failures };
  });
}

/** Runs `work` in an environment and always removes the environment, even when interrupted. */
async function withEnvironment<Result>(
  open: () => Promise<Environment>,
  work: (environment: Environment) => Promise<Result>,
): Promise<Result> {
  const environment = await open();
  const interrupt = () => void environment.close().finally(() => process.exit(INTERRUPTED));
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    return await work(environment);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    await environment.close();
  }
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
