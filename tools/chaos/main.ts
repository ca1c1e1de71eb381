import { parseArgs } from 'node:util';
import { buildIfStale } from '#server/main/build/build.ts';
import { clockFaults } from './faults/clocks.ts';
import { databaseFrozen, databaseStopped } from './faults/database.ts';
import { diskFull } from './faults/disk-full.ts';
import type { Fault } from './faults/fault.ts';
import { databaseKilled, webKilled, workerKilled } from './faults/killed.ts';
import { bookingsStuck, poolExhausted } from './faults/pool-exhausted.ts';
import { formatResult } from './run/report.ts';
import { runFault } from './run/run-fault.ts';

/** The faults that need the whole product under load; tests inject all others. */
const FAULTS: readonly Fault[] = [
  databaseStopped,
  databaseFrozen,
  poolExhausted,
  bookingsStuck,
  diskFull,
  webKilled,
  workerKilled,
  databaseKilled,
  ...clockFaults,
];

const print = (text: string) => void process.stdout.write(text);

/*
 * `npm run chaos`: injects all faults in sequence.
 * `npm run chaos -- database-frozen disk-full`: injects only these.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const names = FAULTS.map(({ name }) => name);
if (positionals.some((name) => !names.includes(name))) {
  const list = FAULTS.map(({ name, description }) => `  ${name.padEnd(23)} ${description}\n`);
  print(`Usage: npm run chaos -- [names]\n${list.join('')}`);
  process.exit(2);
}

await buildIfStale(print);
let failed = 0;
const selected = positionals.length === 0 ? names : positionals;
for (const fault of FAULTS) if (selected.includes(fault.name)) await run(fault);
process.exitCode = failed === 0 ? 0 : 1;

async function run(fault: Fault): Promise<void> {
  const obstacle = await fault.obstacle?.();
  if (typeof obstacle === 'string') {
    print(`- ${fault.name}: skipped, ${obstacle}\n`);
    return;
  }
  try {
    const result = await runFault(fault);
    print(formatResult(result));
    if (result.failures.length > 0) failed += 1;
  } catch (error) {
    failed += 1;
    print(`✗ ${fault.name}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
