import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a command of Vizit with only these settings in its environment. */
export async function runCommand(
  command: readonly string[],
  settings: Record<string, string>,
): Promise<void> {
  await run(process.execPath, command, { env: { PATH: process.env.PATH, ...settings } });
}
