import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pLimit from 'p-limit';

type Check = readonly [name: string, command: string, ...args: string[]];

/** Run alone: the second one writes files with violations, which the other checks would find. */
const FIRST_CHECKS: readonly Check[] = [
  ['node version', 'node', 'scripts/check-node.ts'],
  ['self-test of the checks', 'node', 'scripts/check-the-checks.ts'],
];
/** Two at a time, as many use one processor; with them the build that the end-to-end tests need. */
const STATIC_CHECKS: readonly Check[] = [
  ['build', 'node', 'src/server/main/build/build.ts'],
  ['format', 'oxfmt', '--check'],
  ['lint and layers', 'oxlint', '--quiet'],
  ['imports of domains', 'node', 'scripts/check-imports.ts'],
  ['logical styles', 'node', 'scripts/check-styles.ts'],
  ['types', 'tsc', '-p', '.'],
  ['dead code', 'knip', '--no-progress'],
  ['texts', 'node', 'scripts/check-texts.ts'],
  ['terms of the interface', 'node', 'scripts/check-terms.ts'],
  ['plain English', 'node', 'scripts/check-language.ts'],
  ['commit subjects', 'node', 'scripts/check-commits.ts'],
];
/** Tests that use every processor. */
const TESTS: readonly Check[] = [
  ['unit, API and component tests', 'vitest', 'run'],
  ['end-to-end tests', 'playwright', 'test'],
];

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules/.bin');
const started = performance.now();

for (const check of FIRST_CHECKS) await perform(check, 'inherit');
const limit = pLimit(2);
await Promise.all(STATIC_CHECKS.map((check) => limit(() => perform(check, 'pipe'))));
for (const check of TESTS) await perform(check, 'inherit');
process.stdout.write(`\nAll passed in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);

/** Runs a check, and ends the run if it fails. The output of checks that run at once is shown when they end. */
async function perform([name, command, ...args]: Check, stdout: 'pipe' | 'inherit'): Promise<void> {
  const start = performance.now();
  if (stdout === 'inherit') process.stdout.write(`\n▸ ${name}\n`);
  const child = spawn(join(bin, command), args, { cwd: root, stdio: ['inherit', stdout, stdout] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${output}${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`);
  if (code !== 0) process.exit(1);
}
