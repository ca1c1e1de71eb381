import { globSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';

/** Words that are no nouns: a title that begins with one has no subject. */
const VERBS =
  'accepts|adds|agrees|allows|always|and|appends|applies|are|asks|assigns|builds|can|cannot|chooses|' +
  'clears|closes|collects|combines|compares|computes|contains?|continues|converts|creates|decodes|' +
  'deletes|disables|distinguishes|distributes|do|does|draws|encodes|erases|evaluates|excludes|fails|' +
  'falls|finds|gets|gives|goes|had|handles|has|have|hides|hydrates|ignores|includes|inserts|is|joins|' +
  'keeps|knows|leaves|listens|loads|looks|lowers|makes|may|merges|mixes|must|negates|never|' +
  'normali[sz]es|not|omits|opens|or|overrides|parses|picks|prefers|prints|proposes|puts|reads|' +
  'recogni[sz]es|refuses|rejects|reloads|removes|renders|repeats|replaces|requires|respects|' +
  'responds|restarts|restores|retains|retries|returns|says|sends|separates|serves|shows|skips|sorts|' +
  'splits|takes|tells|that|throws|to|treats|truncates|uses|validates|was|were|which|whose|wraps|writes';
/** Verbs that are nouns as well ('lists of doctors'), unless an object follows ('lists the doctors'). */
const VERBS_OR_NOUNS =
  'answers|blocks|books|changes|checks|copies|counts|covers|drops|ends|filters|formats|groups|holds|' +
  'indexes|limits|links|lists|logs|maps|marks|matches|measures|moves|names|needs|numbers|offers|' +
  'orders|redirects|releases|reports|requests|rounds|samples|searches|starts|stays|stops|stores|' +
  'supports|switches|traces|types|waits';
const OBJECT = '(?:(?:an?|the|all|any|both|each|every|its|no|one|only|several|their|two) |[%"“])';

/**
 * Finds words and forms that CONTRIBUTING.md forbids, in the files passed as arguments or in the
 * whole repository, except texts for patients (locales, legal pages).
 */
const RULES = {
  // 'nobody' in quotes is a user of Unix systems.
  word: /\b(?:whoever|(?<!')nobody|somebody|everybody|anybody|anew|meanwhile)\b/gi,
  opening:
    /\/\*\*\s+(?:\*\s+)?(?:What|Who|Whom|Whoever|Of|Where|How|That|Whether|Nobody|Everybody)\b/g,
  constant: /\b(?:MOST|LONGEST|LEAST)_[A-Z][A-Z0-9_]*/g,
  // The linter finds all other literals that are spread into a literal.
  spread: /\.\.\.\(\[|\{\.\.\.\{/g,
  // The record is an appointment. A visit is that of a site, or being at the clinic, of which reviews are.
  record:
    /\b(?!\w*(?:visit_not_over|not_about_visit|first_visit|reason_of_visit))(?:\w*[a-z]Visits?(?![a-z])\w*|visits?[A-Z]\w*|\w*_visits?(?![a-z])\w*|visits?_\w+)|\b(?:booked|cancelled|extra|moved|imported) visits?\b/g,
  // A title is read alone, in the output of a failed run.
  title: new RegExp(
    String.raw`(?:^[ \t]*(?:test|it)(?:\.\w+)*\(|\)\()\s*['"\`](?:[^'"\`\n]*: )?` +
      `(?:(?:${VERBS}) |(?:${VERBS_OR_NOUNS}) (?=${OBJECT}))`,
    'gm',
  ),
} as const;

const SOURCES = '**/*.{ts,tsx,css,sql,md,sh,html}';
const OPERATIONS = 'ops/**/*.{yml,yaml,json,conf,ini}';
const SKIPPED = [
  'node_modules',
  'dist',
  '.data',
  '.cache',
  'coverage',
  'gallery',
  'src/web/content',
  'playwright-report',
  'test-results',
  'scripts/check-language.ts',
  'scripts/check-the-checks.ts',
];
/** Migrations have the names of their time, and the list of terms those that it rules out. */
const OTHER_NAMES = /db\/migrations|docs\/interface-terms/;
const TESTS = /\.test\.tsx?$/;
/** Fewer files mean that the patterns above no longer match the repository. */
const MIN_FILES = 500;

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2).map((file) => resolve(file));
const files = args.length > 0 ? args : findFiles();
const counts = { word: 0, opening: 0, constant: 0, spread: 0, record: 0, title: 0 };
for (const file of files) check(file);

const total = Object.values(counts).reduce((sum, count) => sum + count);
process.stdout.write(
  `${files.length} files: ${counts.word} banned words, ${counts.opening} banned openings of ` +
    `doc comments, ${counts.constant} constants not named MAX_ or MIN_, ` +
    `${counts.spread} spread literals, ${counts.record} other names of appointments, ` +
    `${counts.title} titles without a subject\n`,
);
if (args.length === 0 && files.length < MIN_FILES) {
  process.stderr.write(`Only ${files.length} files were read\n`);
  process.exitCode = 1;
}
if (total > 0) process.exitCode = 1;

function findFiles(): string[] {
  const found = globSync([SOURCES, OPERATIONS], { cwd: root, exclude: SKIPPED });
  return found.map((file) => join(root, file));
}

function check(file: string): void {
  const text = readFileSync(file, 'utf8');
  // Code spans in Markdown may quote any word.
  const prose =
    extname(file) === '.md' ? text.replaceAll(/`[^`\n]*`/g, (code) => blank(code)) : text;
  for (const [rule, pattern] of Object.entries(RULES)) {
    if (rule === 'record' && OTHER_NAMES.test(file)) continue;
    if (rule === 'title' && !TESTS.test(file)) continue;
    for (const { 0: found, index } of prose.matchAll(pattern)) {
      counts[rule as keyof typeof RULES] += 1;
      const line = text.slice(0, index).split('\n').length;
      const shown = found.replaceAll(/\s+/g, ' ');
      process.stderr.write(`${relative(root, file)}:${line}: ${rule}: ${shown}\n`);
    }
  }
}

function blank(code: string): string {
  return ' '.repeat(code.length);
}
