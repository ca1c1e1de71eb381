import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A check that reads nothing passes. Each violation here is planted for a moment, and the linter
 * has to find it.
 */
const VIOLATIONS: readonly (readonly [path: string, source: string, rule: string])[] = [
  ['src/shared/domain', "import '#server/lib/clock.ts';", 'no-restricted-imports'],
  ['src/shared/domain', "import 'node:fs';", 'no-restricted-imports'],
  ['src/web/ui', "import '#shared/paths.ts';", 'no-restricted-imports'],
  ['src/web/lib', "import '#web/features/city/city-picker.tsx';", 'no-restricted-imports'],
  ['src/web/features/slots', "import '#web/features/booking/x.ts';", 'no-restricted-imports'],
  ['src/web/features/slots', "export * from '../../pages/home/home.tsx';", 'no-restricted-imports'],
  ['src/web/pages/home', "await import('#server/app.ts');", 'no-restricted-imports'],
  ['src/server/features/slots', "import '#server/app.ts';", 'no-restricted-imports'],
  ['src/server/features/slots', "import '#web/entry/server.tsx';", 'no-restricted-imports'],
  [
    'src/server/features/slots',
    "import '#server/features/doctors/list-doctors.ts';",
    'no-restricted-imports',
  ],
  ['src/server/ssr', "import '#web/routes.ts';", 'no-restricted-imports'],
  ['src/server/api', 'export const port = process.env.PORT;', 'no-process-env'],
  ['src/server/api', 'async function work() {}\nvoid 0;\nwork();', 'no-floating-promises'],
];

const root = join(import.meta.dirname, '..');
const missed = VIOLATIONS.filter(([folder, source, rule]) => !isFound(folder, source, rule));
for (const [folder, source, rule] of missed) {
  process.stderr.write(`Not found by ${rule} in ${folder}: ${source}\n`);
}
process.exit(missed.length === 0 ? 0 : 1);

function isFound(folder: string, source: string, rule: string): boolean {
  const file = join(root, folder, 'planted-violation.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${source}\n`);
  try {
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), [file], {
      cwd: root,
      encoding: 'utf8',
    });
    return stdout.includes(rule);
  } finally {
    rmSync(file);
  }
}
