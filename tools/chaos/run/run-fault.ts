import { setTimeout as sleep } from 'node:timers/promises';
import { openEnvironment, type Environment } from '../environment/environment.ts';
import type { Fault } from '../faults/fault.ts';
import { REQUEST_TIMEOUT_MS } from '../traffic/send-request.ts';
import { createTraffic, type ResponseRecord, type Traffic } from '../traffic/traffic.ts';
import { findAppointmentFaults, readBaseline, type Baseline } from './appointment-faults.ts';
import { startLoad } from './load.ts';
import { findMessageFaults, waitForWorker } from './message-faults.ts';
import { formatResponse, summarize, durationOf, type FaultResult } from './report.ts';

const UNDISTURBED_MS = 5000;
const MAX_MEMORY_GROWTH_MB = 300;
const MEMORY_INTERVAL_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** The exit code of a process that a signal ended: 128 plus the number of SIGINT. */
const INTERRUPTED = 130;
/** The writes of which every run must have some. */
const WRITES = ['booking', 'change', 'desk', 'absence', 'import'] as const;

/** Injects one fault into a new environment under load. */
export function runFault(fault: Fault): Promise<FaultResult> {
  const open = () => fault.open?.() ?? openEnvironment();
  return withEnvironment(open, async (environment) => {
    const baseline = await readBaseline(environment.database);
    const traffic = createTraffic(environment.web.port);
    const { memory } = environment.web;
    let peak = memory();
    const sampling = setInterval(() => {
      peak = Math.max(peak, memory());
    }, MEMORY_INTERVAL_MS).unref();
    const load = await startLoad(environment, traffic, fault.load);
    const { before, from, until } = await disturb(environment, fault, load);

    const window = { from, until, over: until + fault.recoveryMs };
    const failures = [
      ...findUnexpected(traffic.responses, window, fault),
      ...(await findDataFaults(environment, traffic, baseline)),
      ...((await fault.check?.({ environment, traffic, from, until })) ?? []),
    ];
    clearInterval(sampling);
    if (peak - before > MAX_MEMORY_GROWTH_MB * 2 ** 20)
      failures.push(`memory grew by more than ${MAX_MEMORY_GROWTH_MB} MB`);
    const messages = environment.sms.messages.length;
    const summary = summarize(traffic, window, { memory: { before, peak }, messages });
    return { name: fault.name, summary, failures };
  });
}

/**
 * Injects the fault between two undisturbed times, and stops the load. Returns when the fault lasted, and the memory of
 * the web process before.
 */
async function disturb(
  environment: Environment,
  fault: Fault,
  load: { stop(): Promise<void> },
): Promise<{ before: number; from: number; until: number }> {
  try {
    await sleep(UNDISTURBED_MS);
    const before = environment.web.memory();
    const from = performance.now();
    await fault.inject(environment);
    const until = performance.now();
    await sleep(fault.recoveryMs + UNDISTURBED_MS);
    return { before, from, until };
  } finally {
    await load.stop();
  }
}

/** Compares the database and the sent messages with what clients know. */
async function findDataFaults(
  { database, sms }: Environment,
  { responses, ledger }: Traffic,
  baseline: Baseline,
): Promise<string[]> {
  const missing = WRITES.filter(
    (write) => !responses.some(({ kind, status }) => kind === write && status < 300 && status > 0),
  );
  return [
    ...missing.map((kind) => `no ${kind} request was successful`),
    ...(await waitForWorker(database)),
    ...(await findAppointmentFaults(database, ledger, baseline)),
    ...(await findMessageFaults(database, sms, baseline.lastAppointment)),
  ];
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

function findUnexpected(
  responses: readonly ResponseRecord[],
  window: Window,
  fault: Fault,
): string[] {
  const bad = responses.filter((record) => {
    const isInside = record.receivedAt >= window.from && record.sentAt <= window.over;
    if (durationOf(record) >= REQUEST_TIMEOUT_MS) return true;
    if (record.verdict === 'ok') return false;
    const isExpected = record.verdict === 'rejected' || fault.permits?.(record) === true;
    return !isInside || !isExpected;
  });
  return bad.map((record) => {
    const seconds = ((record.sentAt - window.from) / 1000).toFixed(1);
    return `${seconds} s after the fault began: ${formatResponse(record)}`;
  });
}
