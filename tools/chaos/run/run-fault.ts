import { setTimeout as sleep } from 'node:timers/promises';
import { openArena } from '../arena/arena.ts';
import { withArena } from '../arena/with-arena.ts';
import type { Fault } from '../faults/fault.ts';
import { REQUEST_TIMEOUT_MS } from '../patients/ask.ts';
import { createPatients, sendCrowd, type Answer } from '../patients/patients.ts';
import { findTimes } from '../patients/times.ts';
import { baselineOf, bookingFaults } from './booking-faults.ts';
import { codesOf } from './codes.ts';
import { watchMemory } from './memory.ts';
import { describe, figuresOf, tookOf, type Outcome } from './report.ts';

const CALM_MS = 5000;
/** What a process may take beyond what it had, whatever waits in it. */
const MEMORY_MB = 300;
const CROWD = { readers: 8, bookers: 6, pauseMs: 40 };

/** Does one fault to a product of its own, with patients there all the while. */
export function runFault(fault: Fault): Promise<Outcome> {
  const open = fault.open ?? (() => openArena(fault.arena));
  return withArena(open, async (arena) => {
    const baseline = await baselineOf(arena.database);
    const patients = createPatients({
      times: await findTimes(arena.database),
      ports: () => arena.webs.map(({ port }) => port),
      ...(fault.withCodes === true ? { codeSentTo: codesOf(arena.sms) } : {}),
    });
    const memory = watchMemory(() => arena.webs);
    const crowd = sendCrowd(patients, fault.crowd ?? CROWD);
    await sleep(CALM_MS);
    const before = memory.now();
    const from = performance.now();
    await fault.inject(arena);
    const until = performance.now();
    await sleep(fault.recoveryMs + CALM_MS);
    await crowd.stop();

    const window = { from, until, over: until + fault.recoveryMs };
    const failures = [
      ...unexpectedIn(patients.answers, window, fault),
      ...(await bookingFaults(arena.database, patients.booked, baseline)),
      ...((await fault.check?.({ arena, diary: patients, from, until })) ?? []),
    ];
    const peak = memory.stop();
    if (peak - before > MEMORY_MB * 2 ** 20)
      failures.push(`memory grew by more than ${MEMORY_MB} MB`);
    const figures = figuresOf(patients, window, { before, peak });
    return { name: fault.name, figures, failures };
  });
}

interface Window {
  from: number;
  until: number;
  /** From then on nothing may be refused. */
  over: number;
}

function unexpectedIn(answers: readonly Answer[], window: Window, fault: Fault): string[] {
  const bad = answers.filter((answer) => {
    const isInside = answer.answeredAt >= window.from && answer.askedAt <= window.over;
    if (tookOf(answer) >= REQUEST_TIMEOUT_MS) return true;
    if (answer.verdict === 'ok') return false;
    if (!isInside) return true;
    return answer.verdict !== 'refused' && fault.isExcused?.(answer) !== true;
  });
  return bad.map((answer) => {
    const seconds = ((answer.askedAt - window.from) / 1000).toFixed(1);
    return `${seconds} s after the fault began: ${describe(answer)}`;
  });
}
