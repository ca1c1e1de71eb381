import { setTimeout as sleep } from 'node:timers/promises';
import { openArena, type Arena } from '../arena/arena.ts';
import { withArena } from '../arena/with-arena.ts';
import type { Fault } from '../faults/fault.ts';
import { FAULTS_IN_PASSING } from '../faults/index.ts';
import { createPatients, type Answer } from '../patients/patients.ts';
import { findTimes } from '../patients/times.ts';
import { baselineOf, bookingFaults } from '../run/booking-faults.ts';
import { watchMemory } from '../run/memory.ts';
import { describe } from '../run/report.ts';
import { findCapacity, sendSteadily } from './steady-load.ts';

const MINUTE_MS = 60_000;
const LOAD = 0.7;
/** Of the time: caches fill. */
const WARM_UP = 0.25;
/** Of the time: nothing befalls the product any more. */
const CALM_END = 0.15;
const GROWTH = 1.1;
const DOCTORS = 300;

interface Wanted {
  minutes: number;
  print: (text: string) => void;
}

interface Window {
  fault: Fault;
  from: number;
  over: number;
  /** What the fault itself has found, if anything. */
  failure: string | null;
}

/** Steady load, and one fault after the other; answers whether all went well. */
export function endure({ minutes, print }: Wanted): Promise<boolean> {
  const open = () => openArena({ webs: 2, doctors: DOCTORS });
  return withArena(open, async (arena) => {
    const baseline = await baselineOf(arena.database);
    const patients = createPatients({
      times: await findTimes(arena.database),
      ports: () => arena.webs.map(({ port }) => port),
    });
    const capacity = await findCapacity(patients);
    const perSecond = capacity * LOAD;
    print(`capacity ${capacity.toFixed(0)} requests/s, load ${perSecond.toFixed(0)}/s\n`);

    // The other one is killed on the way.
    const survivor = arena.webs[1];
    if (survivor === undefined) throw new Error('there is no second process');
    const memory = watchMemory(() => [survivor]);
    const total = minutes * MINUTE_MS;
    const started = performance.now();
    const load = sendSteadily(patients, perSecond);
    await sleep(total * WARM_UP);
    const warm = await survivor.memoryInUse();
    const windows = await injectAll(arena, started + total * (1 - CALM_END), print);
    await sleep(Math.max(0, started + total - performance.now()));
    const level = await survivor.memoryInUse();
    const ended = performance.now();
    const { unsent } = await load.stop();
    const peak = memory.stop();

    const unexpected = patients.answers.filter(
      (answer) => answer.verdict !== 'ok' && !windows.some((window) => isExpected(answer, window)),
    );
    const failures = [
      ...unexpected.map((answer) => `unexpected: ${describe(answer)}`),
      ...windows.flatMap(({ failure }) => failure ?? []),
      ...(await bookingFaults(arena.database, patients.booked, baseline)),
      ...(level > warm * GROWTH ? ['memory has grown by more than a tenth'] : []),
    ];
    print(summary({ answers: patients.answers, windows, seconds: (ended - started) / 1000 }));
    print(`${patients.booked.length} bookings were confirmed, ${unsent} requests not sent\n`);
    print(
      `memory in use ${megabytes(warm)} MB after warming up, ${megabytes(level)} MB at the end; `,
    );
    print(`${megabytes(peak)} MB at most with garbage\n`);
    for (const failure of failures.slice(0, 30)) print(`    ${failure}\n`);
    print(`${failures.length === 0 ? '✓' : '✗'} endurance: ${failures.length} failures\n`);
    return failures.length === 0;
  });
}

/** Spreads the faults over the time left; those for which none is left are not done. */
async function injectAll(
  arena: Arena,
  end: number,
  print: (text: string) => void,
): Promise<Window[]> {
  const windows: Window[] = [];
  for (const [index, fault] of FAULTS_IN_PASSING.entries()) {
    const left = FAULTS_IN_PASSING.length - index;
    const next = performance.now() + (end - performance.now()) / left;
    if (end - performance.now() < MINUTE_MS) break;
    const from = performance.now();
    const failure = await fault.inject(arena).then(
      () => null,
      (error: unknown) => `${fault.name}: ${String(error)}`,
    );
    const over = performance.now() + fault.recoveryMs;
    windows.push({ fault, from, over, failure });
    print(`${fault.name}: ${((over - from) / 1000).toFixed(0)} s with its recovery\n`);
    await sleep(Math.max(fault.recoveryMs, next - performance.now()));
  }
  return windows;
}

/** A clear refusal may be had while a fault lasts; anything else only where the fault is just that. */
function isExpected(answer: Answer, window: Window): boolean {
  if (!isIn(answer, window)) return false;
  return answer.verdict === 'refused' || window.fault.isExcused?.(answer) === true;
}

function isIn({ askedAt, answeredAt }: Answer, { from, over }: Window): boolean {
  return answeredAt >= from && askedAt <= over;
}

function summary(run: { answers: readonly Answer[]; windows: Window[]; seconds: number }): string {
  const lines = run.windows.map((window) => {
    const inside = run.answers.filter((answer) => isIn(answer, window));
    const bad = inside.filter(({ verdict }) => verdict !== 'ok');
    const broken = bad.filter(({ verdict }) => verdict === 'broken').length;
    const wrong = bad.filter(({ verdict }) => verdict === 'wrong').length;
    const refused = bad.length - broken - wrong;
    return `${window.fault.name}: ${inside.length} answers, ${refused} refused, ${broken} broken off, ${wrong} wrong\n`;
  });
  const { length } = run.answers;
  return `${lines.join('')}${length} answers in ${run.seconds.toFixed(0)} s\n`;
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
