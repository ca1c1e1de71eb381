import { setTimeout as sleep } from 'node:timers/promises';
import { openEnvironment, type Environment } from '../environment/environment.ts';
import { withEnvironment } from '../environment/with-environment.ts';
import type { Fault } from '../faults/fault.ts';
import { SOAK_FAULTS } from '../faults/index.ts';
import { createPatients, type ResponseRecord } from '../patients/patients.ts';
import { findFreeSlots } from '../patients/free-slots.ts';
import { readBaseline, findBookingFaults } from '../run/booking-faults.ts';
import { watchMemory } from '../run/memory.ts';
import { formatResponse } from '../run/report.ts';
import { measureCapacity, startConstantLoad } from './constant-load.ts';

const MINUTE_MS = 60_000;
const LOAD_SHARE = 0.7;
/** The share of the run in which caches fill. */
const WARM_UP_SHARE = 0.25;
/** The share of the run without faults at the end. */
const COOL_DOWN_SHARE = 0.15;
const MAX_MEMORY_GROWTH = 1.1;
const DOCTORS = 300;

interface Options {
  minutes: number;
  print: (text: string) => void;
}

interface Window {
  fault: Fault;
  from: number;
  over: number;
  /** The error with which the injection failed. */
  failure: string | null;
}

/** Injects one fault after another under constant load; returns whether the run passed. */
export function runSoakTest({ minutes, print }: Options): Promise<boolean> {
  const open = () => openEnvironment({ webs: 2, doctors: DOCTORS });
  return withEnvironment(open, async (environment) => {
    const baseline = await readBaseline(environment.database);
    const patients = createPatients({
      slots: await findFreeSlots(environment.database),
      ports: () => environment.webs.map(({ port }) => port),
    });
    const capacity = await measureCapacity(patients);
    const perSecond = capacity * LOAD_SHARE;
    print(`capacity ${capacity.toFixed(0)} requests/s, load ${perSecond.toFixed(0)}/s\n`);

    // `web-killed` kills the first process, so the second shows the growth of memory.
    const survivor = environment.webs[1];
    if (survivor === undefined) throw new Error('no second web process');
    const memory = watchMemory(() => [survivor]);
    const total = minutes * MINUTE_MS;
    const started = performance.now();
    const load = startConstantLoad(patients, perSecond);
    await sleep(total * WARM_UP_SHARE);
    const warm = await survivor.memoryAfterGc();
    const windows = await injectAll(environment, started + total * (1 - COOL_DOWN_SHARE), print);
    await sleep(Math.max(0, started + total - performance.now()));
    const level = await survivor.memoryAfterGc();
    const ended = performance.now();
    const { unsent } = await load.stop();
    const peak = memory.stop();

    const unexpected = patients.responses.filter(
      (record) => record.verdict !== 'ok' && !windows.some((window) => isExpected(record, window)),
    );
    const failures = [
      ...unexpected.map((record) => `unexpected: ${formatResponse(record)}`),
      ...windows.flatMap(({ failure }) => failure ?? []),
      ...(await findBookingFaults(environment.database, patients.booked, baseline)),
      ...(level > warm * MAX_MEMORY_GROWTH ? ['memory grew by more than 10 %'] : []),
    ];
    print(summary({ responses: patients.responses, windows, seconds: (ended - started) / 1000 }));
    print(`${patients.booked.length} bookings confirmed, ${unsent} requests not sent\n`);
    print(
      `memory after GC: ${megabytes(warm)} MB after warm-up, ${megabytes(level)} MB at the end; `,
    );
    print(`peak before GC ${megabytes(peak)} MB\n`);
    for (const failure of failures.slice(0, 30)) print(`    ${failure}\n`);
    print(`${failures.length === 0 ? '✓' : '✗'} soak: ${failures.length} failures\n`);
    return failures.length === 0;
  });
}

/** Spreads the faults evenly until `end`; skips those that no longer fit. */
async function injectAll(
  environment: Environment,
  end: number,
  print: (text: string) => void,
): Promise<Window[]> {
  const windows: Window[] = [];
  for (const [index, fault] of SOAK_FAULTS.entries()) {
    const left = SOAK_FAULTS.length - index;
    const next = performance.now() + (end - performance.now()) / left;
    if (end - performance.now() < MINUTE_MS) break;
    const from = performance.now();
    const failure = await fault.inject(environment).then(
      () => null,
      (error: unknown) => `${fault.name}: ${String(error)}`,
    );
    const over = performance.now() + fault.recoveryMs;
    windows.push({ fault, from, over, failure });
    print(`${fault.name}: ${((over - from) / 1000).toFixed(0)} s including recovery\n`);
    await sleep(Math.max(fault.recoveryMs, next - performance.now()));
  }
  return windows;
}

/** A rejection is expected during any fault, another failure only if the fault tolerates it. */
function isExpected(record: ResponseRecord, window: Window): boolean {
  if (!isIn(record, window)) return false;
  return record.verdict === 'rejected' || window.fault.isTolerated?.(record) === true;
}

function isIn({ sentAt, receivedAt }: ResponseRecord, { from, over }: Window): boolean {
  return receivedAt >= from && sentAt <= over;
}

function summary(run: {
  responses: readonly ResponseRecord[];
  windows: Window[];
  seconds: number;
}): string {
  const lines = run.windows.map((window) => {
    const inside = run.responses.filter((record) => isIn(record, window));
    const bad = inside.filter(({ verdict }) => verdict !== 'ok');
    const broken = bad.filter(({ verdict }) => verdict === 'broken').length;
    const wrong = bad.filter(({ verdict }) => verdict === 'wrong').length;
    const rejected = bad.length - broken - wrong;
    return `${window.fault.name}: ${inside.length} responses, ${rejected} rejected, ${broken} incomplete, ${wrong} wrong\n`;
  });
  const { length } = run.responses;
  return `${lines.join('')}${length} responses in ${run.seconds.toFixed(0)} s\n`;
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
