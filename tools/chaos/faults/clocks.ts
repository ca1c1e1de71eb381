import { setTimeout as sleep } from 'node:timers/promises';
import { findClockObstacle } from '../environment/clocks.ts';
import { openEnvironment, type Environment } from '../environment/environment.ts';
import type { Fault } from './fault.ts';

const JUMP_HOURS = 2;
/** Longer than the ten seconds in which processes measure the clock of the database again. */
const WRONG_MS = 15_000;
/** The web process and the worker. */
const PROCESSES = 2;

/** The clocks of web process and worker are wrong for a while: patients and staff must notice nothing. */
function processClocks(name: string, hours: number): Fault {
  return {
    name,
    description: `the clocks of web process and worker jump by ${hours} h and back`,
    open: () => openEnvironment(true),
    recoveryMs: 0,
    inject: (environment) =>
      whileShifted(environment, 'shiftProcesses', hours, () => expectProcesses(environment, hours)),
  };
}

/** The clock of Vizit is wrong for a while. Times to come do not depend on it. */
function databaseClock(name: string, hours: number): Fault {
  return {
    name,
    description: `the clock of PostgreSQL jumps by ${hours} h and back`,
    obstacle: findClockObstacle,
    open: () => openEnvironment(true),
    // Access tokens of staff expire, and are renewed.
    permits: ({ status }) => status === 401,
    recoveryMs: 15_000,
    inject: (environment) =>
      whileShifted(environment, 'shiftDatabase', hours, () => expectDatabase(environment, hours)),
  };
}

async function whileShifted(
  { clocks }: Environment,
  shift: 'shiftProcesses' | 'shiftDatabase',
  hours: number,
  atEnd: () => Promise<void>,
): Promise<void> {
  if (clocks === null) throw new Error('the clocks cannot be set');
  await clocks[shift](hours);
  await sleep(WRONG_MS);
  await atEnd();
  await clocks[shift](0);
}

async function expectProcesses({ clocks }: Environment, hours: number): Promise<void> {
  const shifts = (await clocks?.processShifts()) ?? [];
  const isShifted = shifts.length >= PROCESSES && shifts.every((shift) => shift === hours);
  if (!isShifted) throw new Error(`the clocks of processes are ${shifts.join(', ')} h ahead`);
}

async function expectDatabase({ database }: Environment, hours: number): Promise<void> {
  const { rows } = await database.query<{ now: Date }>('select clock_timestamp() as now');
  const ahead = ((rows[0]?.now.getTime() ?? 0) - Date.now()) / 3_600_000;
  if (Math.round(ahead) !== hours) throw new Error(`the clock of PostgreSQL is ${ahead} h ahead`);
}

export const clockFaults: readonly Fault[] = [
  processClocks('clock-forward', JUMP_HOURS),
  processClocks('clock-back', -JUMP_HOURS),
  databaseClock('database-clock-forward', JUMP_HOURS),
  databaseClock('database-clock-back', -JUMP_HOURS),
];
