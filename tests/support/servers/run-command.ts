import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseConnection } from '#server/db/connection.ts';

interface CommandResult {
  code: number;
  lines: string[];
  errors: string[];
}

/** Runs an operator's command of `src/server/main/commands` for Hungary in a separate process. */
export function runCommand(
  name: string,
  args: readonly string[],
  connection: DatabaseConnection,
): Promise<CommandResult> {
  const script = join(import.meta.dirname, '../../../src/server/main/commands', name, `${name}.ts`);
  const env = { ...process.env, COUNTRIES: 'hu', DATABASE_URL_HU: urlOf(connection) };
  return new Promise((resolve, reject) => {
    const all = [script, ...args, '--country', 'hu'];
    execFile(process.execPath, all, { env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code;
      if (typeof code !== 'number') return reject(error ?? new Error('no exit code'));
      resolve({ code, lines: linesOf(stdout), errors: linesOf(stderr) });
    });
  });
}

function urlOf(connection: DatabaseConnection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database } = connection;
  const url = new URL(`postgresql://localhost/${database}`);
  url.searchParams.set('host', host);
  url.searchParams.set('port', String(port));
  url.searchParams.set('user', user);
  return url.href;
}

function linesOf(output: string): string[] {
  return output.split('\n').filter((line) => line !== '');
}
