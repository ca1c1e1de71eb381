import { parseArgs } from 'node:util';
import { buildIfStale } from '#server/main/build/build.ts';
import { runSoakTest } from './soak/run-soak-test.ts';
import { FAULTS } from './faults/index.ts';
import type { Fault } from './faults/fault.ts';
import { closeConnections } from './patients/send-request.ts';
import { formatResult } from './run/report.ts';
import { runFault } from './run/run-fault.ts';

const SOAK = 'soak';
const print = (text: string) => void process.stdout.write(text);

/*
 * `npm run chaos`: injects all faults in sequence.
 * `npm run chaos -- database-frozen web-killed`: injects only these.
 * `npm run chaos -- soak --minutes 10`: injects faults under constant load.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' } },
});
const names = [...FAULTS.map(({ name }) => name), SOAK];
const unknown = positionals.find((name) => !names.includes(name));
const minutes = Number(values.minutes);
if (unknown !== undefined || !(minutes >= 4)) {
  const list = FAULTS.map(({ name, description }) => `  ${name.padEnd(18)} ${description}\n`).join(
    '',
  );
  print(`Usage: npm run chaos -- [names]\n${list}  ${SOAK} --minutes 10, at least 4\n`);
  process.exit(2);
}

await buildIfStale(print);
let failed = 0;
const selected = positionals.length === 0 ? FAULTS.map(({ name }) => name) : positionals;
for (const fault of FAULTS) if (selected.includes(fault.name)) await run(fault);
if (selected.includes(SOAK) && !(await runSoakTest({ minutes, print }))) failed += 1;
closeConnections();
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
