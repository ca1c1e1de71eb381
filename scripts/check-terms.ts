import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * Finds words that the tables of docs/interface-terms.md rule out, in the locale files it is given or
 * in all of them.
 */
const LANGUAGES: Readonly<Record<string, string>> = {
  Kazakh: 'kk',
  Russian: 'ru',
  Hungarian: 'hu',
  Romanian: 'ro',
  English: 'en',
};
/** Fewer words mean that the tables were not read. */
const MIN_WORDS = 50;

interface Word {
  readonly word: string;
  readonly pattern: RegExp;
  /** True if staff may read it. */
  readonly isForStaff: boolean;
}

const root = join(import.meta.dirname, '..');
const words = readWords(readFileSync(join(root, 'docs/interface-terms.md'), 'utf8'));
const count = [...words.values()].flat().length;
const given = process.argv.slice(2).map((file) => resolve(file));
const files =
  given.length > 0 ? given : globSync(join(root, 'src/shared/i18n/locales/*/**/*.json'));
const problems = files.flatMap((file) => check(file));
if (count < MIN_WORDS) problems.push(`Only ${count} words to avoid were read`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${files.length} files, ${count} words to avoid: ${problems.length} problems\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Returns the words of the last two columns by language. */
function readWords(document: string): Map<string, Word[]> {
  const found = new Map<string, Word[]>();
  for (const section of document.split(/^## /m).slice(1)) {
    const [title = '', ...lines] = section.split('\n');
    const language = LANGUAGES[title.trim()];
    if (language === undefined) throw new Error(`Unknown language: ${title}`);
    const rows = lines.filter((line) => line.startsWith('|')).slice(2);
    found.set(
      language,
      rows.flatMap((row) => {
        const [, , , all = '', patients = ''] = row.split('|');
        return [...wordsIn(all, false), ...wordsIn(patients, true)];
      }),
    );
  }
  return found;
}

function wordsIn(cell: string, isForStaff: boolean): Word[] {
  const cleaned = cell.split(',').map((word) => word.replaceAll(/[`"„”“«»]/g, '').trim());
  return cleaned
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => ({ word, pattern: startOf(word), isForStaff }));
}

/** Returns a pattern that matches at the beginning of a word; with a full stop, the whole word. */
function startOf(word: string): RegExp {
  const start = /^[\p{L}\d]/u.test(word) ? '(?<![\\p{L}\\d])' : '';
  const end = word.endsWith('.') ? '(?!\\p{L})' : '';
  const text = RegExp.escape(word.replace(/\.$/, ''));
  return new RegExp(start + text + end, 'iu');
}

function check(file: string): string[] {
  const isStaff = dirname(file).endsWith(`${sep}staff`);
  const avoided = (words.get(languageOf(file)) ?? []).filter(
    ({ isForStaff }) => !(isStaff && isForStaff),
  );
  return textsIn(JSON.parse(readFileSync(file, 'utf8')), '').flatMap(([key, text]) =>
    avoided
      .filter(({ pattern }) => pattern.test(text))
      .map(({ word }) => `${relative(root, file)}: ${key}: ${word}`),
  );
}

/** Returns the language of a locale file: the name of one of its folders. */
function languageOf(file: string): string {
  const language = dirname(file)
    .split(sep)
    .findLast((folder) => words.has(folder));
  if (language === undefined) throw new Error(`Not in the folder of a language: ${file}`);
  return language;
}

function textsIn(tree: unknown, path: string): [key: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    textsIn(value, path === '' ? key : `${path}.${key}`),
  );
}
