/**
 * `npm run scale`: the product as it runs on several machines, on this one. Two web processes and a
 * worker behind nginx, PgBouncer in transaction mode, a PostgreSQL and a replica that streams from
 * it; then a race for one time, restarts under load and the loss of the replica. Some two minutes.
 */
import { findOffers, type Offer } from './offers.ts';
import { loseReplica } from './checks/lose-replica.ts';
import { race } from './checks/race.ts';
import { rollingRestart } from './checks/rolling-restart.ts';
import { shareSessions } from './checks/share-sessions.ts';
import { workInBackground } from './checks/work-in-background.ts';
import { findPrograms, type Programs } from './requirements.ts';
import { startSystem, type System } from './system.ts';

type Check = readonly [name: string, check: (system: System, offers: Offer[]) => Promise<string>];

const CHECKS: readonly Check[] = [
  ['statements of two nodes on few sessions', shareSessions],
  ['a thousand clients, one time', raceForOne],
  ['restarted one by one under load', rollingRestart],
  ['work in the background', workInBackground],
  ['without the replica', loseReplica],
];

const print = (line: string) => void process.stdout.write(`${line}\n`);

const programs = findPrograms();
if ('missing' in programs) {
  process.stderr.write(`npm run scale cannot run here:\n${programs.missing.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = (await run(programs)) ? 0 : 1;
}

async function run(found: Programs): Promise<boolean> {
  const system = await startSystem(found, print);
  let isWell = true;
  try {
    const offers = await findOffers(system);
    for (const [name, check] of CHECKS) {
      try {
        print(`✓ ${name}: ${await check(system, offers)}`);
      } catch (error) {
        isWell = false;
        print(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await system.stop();
  }
  return isWell;
}

async function raceForOne(system: System, offers: Offer[]): Promise<string> {
  const offer = offers.shift();
  if (offer === undefined) throw new Error('no time is free');
  return race(system, offer);
}
