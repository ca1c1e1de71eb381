import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The checks that a change must pass, cheapest first. */
const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['node version', 'node', 'scripts/check-node.ts'],
  ['format', 'oxfmt', '--check'],
  ['lint and layers', 'oxlint', '--quiet'],
  ['import circles and domains', 'node', 'scripts/check-imports.ts'],
  ['logical styles', 'node', 'scripts/check-styles.ts'],
  ['self-test of the checks', 'node', 'scripts/check-the-checks.ts'],
  ['types', 'tsc', '-p', '.'],
  ['dead code', 'knip', '--no-progress'],
  ['texts', 'node', 'scripts/check-texts.ts'],
  ['terms of the interface', 'node', 'scripts/check-terms.ts'],
  ['plain English', 'node', 'scripts/check-language.ts'],
  ['commit subjects', 'node', 'scripts/check-commits.ts'],
  ['unit, API and component tests', 'vitest', 'run'],
  ['build', 'node', 'src/server/main/build/build.ts'],
  ['end-to-end tests', 'playwright', 'test'],
];

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules/.bin');
const started = performance.now();

for (const [name, command, ...args] of CHECKS) {
  const start = performance.now();
  process.stdout.write(`\n▸ ${name}\n`);
  const code = await run(join(bin, command), args);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (code !== 0) {
    process.stdout.write(`\n✗ ${name} (${seconds} s)\n`);
    process.exit(1);
  }
  process.stdout.write(`✓ ${name} (${seconds} s)\n`);
}
process.stdout.write(`\nAll passed in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);

function run(command: string, args: readonly string[]): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
