import { parseArgs } from 'node:util';
import { buildIfStale } from '#server/main/build/build.ts';
import { endure } from './endurance/endure.ts';
import { FAULTS } from './faults/index.ts';
import type { Fault } from './faults/fault.ts';
import { stopAsking } from './patients/ask.ts';
import { reportOf } from './run/report.ts';
import { runFault } from './run/run-fault.ts';

const ENDURANCE = 'endurance';
const print = (text: string) => void process.stdout.write(text);

/*
 * `npm run chaos`: does to the product what machines and networks do, one fault after the other.
 * `npm run chaos -- database-frozen web-killed`: these alone.
 * `npm run chaos -- endurance --minutes 10`: all of them in passing, under steady load.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' } },
});
const known = [...FAULTS.map(({ name }) => name), ENDURANCE];
const unknown = positionals.find((name) => !known.includes(name));
const minutes = Number(values.minutes);
if (unknown !== undefined || !(minutes >= 4)) {
  const list = FAULTS.map(({ name, what }) => `  ${name.padEnd(18)} ${what}\n`).join('');
  print(`npm run chaos -- [names] with\n${list}  ${ENDURANCE} --minutes 10, at least 4\n`);
  process.exit(2);
}

await buildIfStale(print);
let failed = 0;
const wanted = positionals.length === 0 ? FAULTS.map(({ name }) => name) : positionals;
for (const fault of FAULTS) if (wanted.includes(fault.name)) await run(fault);
if (wanted.includes(ENDURANCE) && !(await endure({ minutes, print }))) failed += 1;
stopAsking();
process.exitCode = failed === 0 ? 0 : 1;

async function run(fault: Fault): Promise<void> {
  const obstacle = await fault.obstacle?.();
  if (typeof obstacle === 'string') {
    print(`- ${fault.name}: left out, ${obstacle}\n`);
    return;
  }
  try {
    const outcome = await runFault(fault);
    print(reportOf(outcome));
    if (outcome.failures.length > 0) failed += 1;
  } catch (error) {
    failed += 1;
    print(`✗ ${fault.name}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
