import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Checks that commit subjects are conventional and fit on one line of a log: the arguments, or else
 * all commits since this file was added, as far as the clone goes back.
 */
const MAX_LENGTH = 60;
const TYPES = 'feat|fix|refactor|perf|test|docs|build|ci|chore|revert';
const CONVENTIONAL = new RegExp(String.raw`^(?:${TYPES})(?:\([a-z0-9-]+\))?!?: \S.*[^.]$`);
const FILE = 'scripts/check-commits.ts';

const args = process.argv.slice(2);
const subjects = args.length > 0 ? args : subjectsSinceThisCheck();
for (const subject of subjects) {
  const problem = problemOf(subject);
  if (problem === null) continue;
  process.stderr.write(`${problem}: ${subject}\n`);
  process.exitCode = 1;
}
process.stdout.write(`${subjects.length} commit subjects checked\n`);

function problemOf(subject: string): string | null {
  if (subject.length > MAX_LENGTH) return `${subject.length} characters, at most ${MAX_LENGTH}`;
  return CONVENTIONAL.test(subject) ? null : 'not "type(scope): what changes"';
}

/** Returns an empty list without Git or history. A shallow clone starts at its oldest commit. */
function subjectsSinceThisCheck(): string[] {
  const [added] = git('log', '--diff-filter=A', '--format=%H', '--', FILE).slice(-1);
  return added === undefined ? [] : git('log', '--no-merges', '--format=%s', `${added}..HEAD`);
}

function git(...options: string[]): string[] {
  const { status, stdout } = spawnSync('git', options, {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
