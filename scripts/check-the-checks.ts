import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Tests the checks, because a check that reads no files would pass. Each violation is written to a
 * temporary file, and its check must report it in a line that names the file.
 */
type Violation = readonly [file: string, source: string, found: string];

const LINTER_VIOLATIONS: readonly Violation[] = [
  ['src/shared/domain/planted-1.ts', "import '#server/lib/clock.ts';", 'no-restricted-imports'],
  ['src/shared/domain/planted-2.ts', "import 'node:fs';", 'no-restricted-imports'],
  ['src/web/ui/planted-3.ts', "import '#shared/paths.ts';", 'no-restricted-imports'],
  [
    'src/web/lib/planted-4.ts',
    "import '#web/features/city/city-picker.tsx';",
    'no-restricted-imports',
  ],
  ['src/web/lib/planted-4b.ts', "import '../domain/city/city.ts';", 'no-restricted-imports'],
  ['src/web/domain/city/planted.ts', "import '../../pages/x.tsx';", 'no-restricted-imports'],
  ['src/staff/lib/planted.ts', "import '../../web/pages/x.tsx';", 'no-restricted-imports'],
  [
    'src/web/features/slots/planted-5.ts',
    "import '#web/features/booking/x.ts';",
    'no-restricted-imports',
  ],
  [
    'src/web/features/slots/planted-6.ts',
    "export * from '../../pages/home/home.tsx';",
    'no-restricted-imports',
  ],
  ['src/web/pages/home/planted-7.ts', "await import('#server/app.ts');", 'no-restricted-imports'],
  [
    'src/server/features/booking/slots/planted-8.ts',
    "import '#server/app.ts';",
    'no-restricted-imports',
  ],
  [
    'src/server/features/booking/slots/planted-9.ts',
    "import '#web/entry/server.tsx';",
    'no-restricted-imports',
  ],
  ['src/server/ssr/planted-10.ts', "import '#web/routes.ts';", 'no-restricted-imports'],
  ['src/server/api/planted-11.ts', 'export const port = process.env.PORT;', 'no-process-env'],
  ['src/server/api/planted-12.ts', 'export const a = { b: 1, ...{ c: 2 } };', 'no-useless-spread'],
  [
    'src/server/api/planted-13.ts',
    'async function work() {}\nvoid 0;\nwork();',
    'no-floating-promises',
  ],
  [
    'src/shared/domain/text/planted.ts',
    "import type { A } from './planted-too.ts';\nexport type B = A;",
    'no-cycle',
  ],
  [
    'src/shared/domain/text/planted-too.ts',
    "import type { B } from '#shared/domain/text/planted.ts';\nexport type A = B;",
    'no-cycle',
  ],
];

const LANGUAGE_VIOLATIONS: readonly Violation[] = [
  ['docs/planted.md', 'Nobody reads this.', 'word: Nobody'],
  ['src/server/db/planted.sql', '-- written anew', 'word: anew'],
  ['tests/api/planted.ts', "test('meanwhile', () => undefined);", 'word: meanwhile'],
  ['src/shared/planted.ts', '/**\n * Whether it is so.\n */', 'opening: /** * Whether'],
  ['src/web/planted.tsx', 'const MOST_ITEMS = 3;', 'constant: MOST_ITEMS'],
  ['src/staff/planted.ts', 'const lastVisit = 3;', 'record: lastVisit'],
  ['src/server/db/planted-2.sql', 'select from absence_visit;', 'record: absence_visit'],
  ['docs/planted-2.md', 'The desk moves booked visits.', 'record: booked visits'],
  ['tests/api/planted-2.test.ts', "  test('is free again', () => undefined);", 'title:'],
  ['src/web/planted-3.test.tsx', "test('lists the doctors', () => undefined);", 'title:'],
  ['src/shared/planted-4.test.ts', "])(\n  '%s: rejects it',\n);", 'title:'],
  ['src/web/planted-props.tsx', 'export const a = <b {...{ id }} />;', 'spread: {...{'],
];

const TERM_VIOLATIONS: readonly Violation[] = [
  ['src/shared/i18n/locales/kk/planted.json', '{ "a": { "b": "Ем-шаралар" } }', 'a.b: ем-шара'],
  ['src/shared/i18n/locales/ru/planted.json', '{ "a": "Ваш визит" }', 'a: визит'],
  ['src/shared/i18n/locales/ru/staff/planted.json', '{ "a": "Ваш визит" }', 'a: визит'],
];

const IMPORT_VIOLATIONS: readonly Violation[] = [
  [
    'src/server/features/booking/planted.ts',
    "import type { DeskFeed } from '#server/features/desk/desk-feed.ts';",
    'booking may not import desk',
  ],
  [
    'src/shared/domain/catalogue/planted.ts',
    "import type { ReviewDecision } from '#shared/contract/reviews/staff-reviews.ts';",
    'catalogue may not import reviews',
  ],
  ['src/server/features/planted.ts', 'export const a = 1;', 'no domain:'],
];

const STYLE_VIOLATIONS: readonly Violation[] = [
  ['src/web/ui/planted-1.css', '.a { margin-left: 0; }', 'physical: margin-left:'],
  ['src/web/ui/planted-2.css', '.a {\n  right: 0;\n}', 'physical: right:'],
  ['src/web/ui/planted-3.css', '.a { text-align: left; }', 'physical: text-align: left'],
];

const BAD_SUBJECTS = [
  'cap the release of a slot hold',
  'Feat: capitals',
  'fix(booking): end with a full stop.',
  `fix(booking): ${'cap the release of a slot hold at three seconds '.repeat(2).trim()}`,
];

const root = join(import.meta.dirname, '..');
const problems = [
  ...missed(LINTER_VIOLATIONS, (files) =>
    run(join(root, 'node_modules/.bin/oxlint'), ['--format=unix', ...files]),
  ),
  ...missed(LANGUAGE_VIOLATIONS, (files) => runScript('check-language.ts', files)),
  ...missed(TERM_VIOLATIONS, (files) => runScript('check-terms.ts', files)),
  ...missed(IMPORT_VIOLATIONS, () => runScript('check-imports.ts', [])),
  ...missed(STYLE_VIOLATIONS, (files) => runScript('check-styles.ts', files)),
  ...BAD_SUBJECTS.filter((subject) => runScript('check-commits.ts', [subject]).status === 0).map(
    (subject) => `Accepted as a commit subject: ${subject}`,
  ),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);

/** Returns the violations that a check does not report while their files exist. */
function missed(
  violations: readonly Violation[],
  check: (files: readonly string[]) => { stdout: string; stderr: string },
): string[] {
  try {
    for (const [file, source] of violations) writeFileSync(join(root, file), `${source}\n`);
    const { stdout, stderr } = check(violations.map(([file]) => file));
    const lines = [...stdout.split('\n'), ...stderr.split('\n')];
    return violations
      .filter(
        ([file, , found]) => !lines.some((line) => line.includes(file) && line.includes(found)),
      )
      .map(([file, source]) => `Not found in ${file}: ${source}`);
  } finally {
    for (const [file] of violations) rmSync(join(root, file), { force: true });
  }
}

function runScript(script: string, args: readonly string[]) {
  return run(process.execPath, [join(root, 'scripts', script), ...args]);
}

function run(command: string, args: readonly string[]) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8' });
}
