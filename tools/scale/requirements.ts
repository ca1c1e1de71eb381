import { execFileSync } from 'node:child_process';
import { findProgram } from '#tests/support/browser/find-program.ts';

/** Programs that npm does not bring along. */
export interface Programs {
  readonly nginx: string;
  readonly pgbouncer: string;
}

/** From this version on named statements work in transaction mode. */
const PGBOUNCER_SINCE = [1, 21] as const;

/** What stands in the way, in words for whoever started this; or the programs. */
export function findPrograms(): Programs | { missing: readonly string[] } {
  const nginx = process.env.NGINX ?? findProgram('nginx');
  const pgbouncer = process.env.PGBOUNCER ?? findProgram('pgbouncer');
  const missing: string[] = [];
  if (nginx === null)
    missing.push('nginx is not installed: apt-get install nginx-light, or NGINX=…');
  if (pgbouncer === null) {
    missing.push('PgBouncer is not installed: apt-get install pgbouncer, or PGBOUNCER=…');
  } else {
    const version = versionOf(pgbouncer);
    if (!isSince(version)) {
      missing.push(
        `${pgbouncer} is version ${version}: named statements in transaction mode take 1.21 or later, ` +
          'which is in Debian 13 and Ubuntu 24.04; PGBOUNCER=… names another one',
      );
    }
  }
  return nginx === null || pgbouncer === null || missing.length > 0
    ? { missing }
    : { nginx, pgbouncer };
}

function versionOf(program: string): string {
  const output = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return /\d+\.\d+(?:\.\d+)?/.exec(output)?.[0] ?? 'unknown';
}

function isSince(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (
    major > PGBOUNCER_SINCE[0] || (major === PGBOUNCER_SINCE[0] && minor >= PGBOUNCER_SINCE[1])
  );
}
