/**
 * `npm run scale`: runs a multi-node setup on one machine: nginx, two web processes, a worker,
 * PgBouncer in transaction mode, PostgreSQL with a streaming replica. Then it checks concurrent
 * bookings of one slot, restarts under load and the loss of the replica. Takes about two minutes.
 */
import { findBookableSlots, type BookableSlot } from './bookable-slots.ts';
import { loseReplica } from './checks/lose-replica.ts';
import { race } from './checks/race.ts';
import { rollingRestart } from './checks/rolling-restart.ts';
import { shareSessions } from './checks/share-sessions.ts';
import { deliverMessages } from './checks/deliver-messages.ts';
import { findPrograms, type Programs } from './requirements.ts';
import { startSystem, type System } from './system.ts';

type Check = readonly [
  name: string,
  check: (system: System, slots: BookableSlot[]) => Promise<string>,
];

const CHECKS: readonly Check[] = [
  ['PgBouncer sessions shared by two nodes', shareSessions],
  ['1000 clients book one slot', raceForSlot],
  ['rolling restart under load', rollingRestart],
  ['messages sent by the worker', deliverMessages],
  ['loss of the replica', loseReplica],
];

const print = (line: string) => void process.stdout.write(`${line}\n`);

const programs = findPrograms();
if ('missing' in programs) {
  process.stderr.write(`npm run scale cannot run:\n${programs.missing.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = (await run(programs)) ? 0 : 1;
}

async function run(found: Programs): Promise<boolean> {
  const system = await startSystem(found, print);
  let hasPassed = true;
  try {
    const slots = await findBookableSlots(system);
    for (const [name, check] of CHECKS) {
      try {
        print(`✓ ${name}: ${await check(system, slots)}`);
      } catch (error) {
        hasPassed = false;
        print(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await system.stop();
  }
  return hasPassed;
}

async function raceForSlot(system: System, slots: BookableSlot[]): Promise<string> {
  const slot = slots.shift();
  if (slot === undefined) throw new Error('no free slot');
  return race(system, slot);
}
