import { execFileSync } from 'node:child_process';
import { findProgram } from '#tests/support/browser/find-program.ts';

/** The programs that npm does not install. */
export interface Programs {
  readonly nginx: string;
  readonly pgbouncer: string;
}

/** The first version that supports prepared statements in transaction mode. */
const MIN_PGBOUNCER = [1, 21] as const;

/** Returns the programs, or a message for each missing one. */
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
    if (!isSupported(version)) {
      missing.push(
        `${pgbouncer} is version ${version}; prepared statements in transaction mode require 1.21 or later, ` +
          'which Debian 13 and Ubuntu 24.04 provide; PGBOUNCER=… sets another path',
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

function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MIN_PGBOUNCER[0] || (major === MIN_PGBOUNCER[0] && minor >= MIN_PGBOUNCER[1]);
}
