import { ConfigError } from '#server/config/config-error.ts';
import { ArgumentError } from './argument-error.ts';

/**
 * Runs what an operator has typed. What they can put right is said in one line, with how the command
 * is used; anything else is a defect and keeps its stack.
 */
export async function runCommand(
  usage: string,
  command: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof ArgumentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    if (error instanceof ArgumentError) process.stderr.write(`\n${usage}`);
    process.exitCode = 1;
  }
}
