import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tests the checks, because a check that reads no files would pass. Each violation is written to a
 * temporary file, and the linter, the language check or the terms check must report it.
 */
const VIOLATIONS: readonly (readonly [path: string, source: string, rule: string])[] = [
  ['src/shared/domain', "import '#server/lib/clock.ts';", 'no-restricted-imports'],
  ['src/shared/domain', "import 'node:fs';", 'no-restricted-imports'],
  ['src/web/ui', "import '#shared/paths.ts';", 'no-restricted-imports'],
  ['src/web/lib', "import '#web/features/city/city-picker.tsx';", 'no-restricted-imports'],
  ['src/web/features/slots', "import '#web/features/booking/x.ts';", 'no-restricted-imports'],
  ['src/web/features/slots', "export * from '../../pages/home/home.tsx';", 'no-restricted-imports'],
  ['src/web/pages/home', "await import('#server/app.ts');", 'no-restricted-imports'],
  ['src/server/features/booking/slots', "import '#server/app.ts';", 'no-restricted-imports'],
  ['src/server/features/booking/slots', "import '#web/entry/server.tsx';", 'no-restricted-imports'],
  ['src/server/ssr', "import '#web/routes.ts';", 'no-restricted-imports'],
  ['src/server/api', 'export const port = process.env.PORT;', 'no-process-env'],
  ['src/server/api', 'export const a = { b: 1, ...{ c: 2 } };', 'no-useless-spread'],
  ['src/server/api', 'async function work() {}\nvoid 0;\nwork();', 'no-floating-promises'],
];

const LANGUAGE_VIOLATIONS: readonly (readonly [path: string, source: string, rule: string])[] = [
  ['docs/planted.md', 'Nobody reads this.', 'word: Nobody'],
  ['src/server/db/planted.sql', '-- written anew', 'word: anew'],
  ['tests/api/planted.ts', "test('meanwhile', () => undefined);", 'word: meanwhile'],
  ['src/shared/planted.ts', '/**\n * Whether it is so.\n */', 'opening: /** * Whether'],
  ['src/web/planted.tsx', 'const MOST_ITEMS = 3;', 'constant: MOST_ITEMS'],
  ['src/web/planted-props.tsx', 'export const a = <b {...{ id }} />;', 'spread: {...{'],
];

const TERM_VIOLATIONS: readonly (readonly [path: string, source: string, found: string])[] = [
  ['src/shared/i18n/locales/kk/planted.json', '{ "a": { "b": "Ем-шаралар" } }', 'a.b: ем-шара'],
  ['src/shared/i18n/locales/ru/planted.json', '{ "a": "Ваш визит" }', 'a: визит'],
  ['src/shared/i18n/locales/ru/staff/planted.json', '{ "a": "Ваш визит" }', 'a: визит'],
];

const IMPORT_VIOLATIONS: readonly (readonly [path: string, source: string, found: string])[] = [
  [
    'src/server/features/booking/planted.ts',
    "import type { DeskFeed } from '#server/features/desk/desk-feed.ts';",
    'booking may not import desk',
  ],
  [
    'src/shared/domain/text/planted.ts',
    "import type { A } from './planted-too.ts';\nexport type B = A;",
    'circle:',
  ],
  [
    'src/shared/domain/text/planted-too.ts',
    "import type { B } from './planted.ts';\nexport type A = B;",
    'circle:',
  ],
  ['src/server/features/planted.ts', 'export const a = 1;', 'no domain:'],
];

const STYLE_VIOLATIONS: readonly (readonly [path: string, source: string, found: string])[] = [
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
  ...missedByLinter(),
  ...missedByLanguageCheck(),
  ...missedByTermsCheck(),
  ...missedByImportCheck(),
  ...missedByStyleCheck(),
  ...acceptedSubjects(),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);

function missedByLinter(): string[] {
  const planted = VIOLATIONS.map(([folder, source], index) => {
    return { file: join(folder, `planted-violation-${index}.ts`), source };
  });
  const output = withPlanted(planted, (files) => {
    const linter = join(root, 'node_modules/.bin/oxlint');
    return spawnSync(linter, ['--format=unix', ...files], { cwd: root, encoding: 'utf8' }).stdout;
  });
  const lines = output.split('\n');
  return VIOLATIONS.flatMap(([, source, rule], index) => {
    const file = planted[index]?.file ?? '';
    const isFound = lines.some((line) => line.includes(file) && line.includes(rule));
    return isFound ? [] : [`Not found by ${rule} in ${file}: ${source}`];
  });
}

function missedByLanguageCheck(): string[] {
  const planted = LANGUAGE_VIOLATIONS.map(([file, source]) => ({ file, source }));
  const output = withPlanted(planted, (files) => run('check-language.ts', files).stderr);
  return LANGUAGE_VIOLATIONS.flatMap(([file, source, found]) =>
    output.includes(`${file}:1: ${found}`) ? [] : [`Not found in ${file}: ${source}`],
  );
}

function missedByTermsCheck(): string[] {
  const planted = TERM_VIOLATIONS.map(([file, source]) => ({ file, source }));
  const output = withPlanted(planted, (files) => run('check-terms.ts', files).stderr);
  return TERM_VIOLATIONS.flatMap(([file, source, found]) =>
    output.includes(`${file}: ${found}`) ? [] : [`Not found in ${file}: ${source}`],
  );
}

function missedByImportCheck(): string[] {
  const planted = IMPORT_VIOLATIONS.map(([file, source]) => ({ file, source }));
  const output = withPlanted(planted, () => run('check-imports.ts', []).stderr);
  return IMPORT_VIOLATIONS.flatMap(([file, source, found]) => {
    const isFound = output.split('\n').some((line) => line.includes(found) && line.includes(file));
    return isFound ? [] : [`Not found in ${file}: ${source}`];
  });
}

function missedByStyleCheck(): string[] {
  const planted = STYLE_VIOLATIONS.map(([file, source]) => ({ file, source }));
  const output = withPlanted(planted, (files) => run('check-styles.ts', files).stderr);
  return STYLE_VIOLATIONS.flatMap(([file, source, found]) => {
    const isFound = output
      .split('\n')
      .some((line) => line.startsWith(file) && line.includes(found));
    return isFound ? [] : [`Not found in ${file}: ${source}`];
  });
}

function acceptedSubjects(): string[] {
  const accepted = BAD_SUBJECTS.filter(
    (subject) => run('check-commits.ts', [subject]).status === 0,
  );
  return accepted.map((subject) => `Accepted as a commit subject: ${subject}`);
}

/** Runs `check` while the files exist. */
function withPlanted(
  planted: readonly { file: string; source: string }[],
  check: (files: readonly string[]) => string,
): string {
  try {
    for (const { file, source } of planted) writeFileSync(join(root, file), `${source}\n`);
    return check(planted.map(({ file }) => file));
  } finally {
    for (const { file } of planted) rmSync(join(root, file), { force: true });
  }
}

function run(script: string, args: readonly string[]) {
  return spawnSync(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}
