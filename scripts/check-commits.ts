import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Checks the subjects of commits: conventional, and short enough for one line of a log. Without
 * arguments it reads the commits after the one that added this file, as far as the clone has them;
 * with arguments it checks these as subjects.
 */
const MAX_LENGTH = 60;
const TYPES = 'feat|fix|refactor|perf|test|docs|build|ci|chore|revert';
const CONVENTIONAL = new RegExp(String.raw`^(?:${TYPES})(?:\([a-z0-9-]+\))?!?: \S.*[^.]$`);
const FILE = 'scripts/check-commits.ts';

const given = process.argv.slice(2);
const subjects = given.length > 0 ? given : subjectsSinceThisCheck();
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

/** Returns nothing where there is no Git or no history. A shallow clone starts at its oldest commit. */
function subjectsSinceThisCheck(): string[] {
  const [added] = git('log', '--diff-filter=A', '--format=%H', '--', FILE).slice(-1);
  return added === undefined ? [] : git('log', '--no-merges', '--format=%s', `${added}..HEAD`);
}

function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
