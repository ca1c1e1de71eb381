import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ArgumentError } from './argument-error.ts';

/**
 * Parses a command line, without the name of the program.
 *
 * @throws ArgumentError for an unknown option.
 */
export function parseCommandLine<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ArgumentError(reason, { cause });
  }
}
