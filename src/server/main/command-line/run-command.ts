import type { Config } from '#server/config/config.ts';
import { loadProcessConfig } from '#server/config/environment.ts';
import { ArgumentError } from './argument-error.ts';
import { isOperatorError } from '../operator-error.ts';

/**
 * Runs a command with the settings of this process. For an error that the operator can correct it prints one line,
 * and the usage if an argument is invalid; any other error is a bug and is thrown. The exit code is 1.
 */
export async function runCommand(
  usage: string,
  command: (args: readonly string[], config: Config) => Promise<void>,
): Promise<void> {
  try {
    await command(process.argv.slice(2), loadProcessConfig());
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    if (error instanceof ArgumentError) process.stderr.write(`\n${usage}`);
    process.exitCode = 1;
  }
}
