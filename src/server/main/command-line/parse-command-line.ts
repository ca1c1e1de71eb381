import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ArgumentError } from './argument-error.ts';

/**
 * Splits a command line, without the program's own name, by the options it may have.
 *
 * @throws ArgumentError for anything else.
 */
export function parseCommandLine<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ArgumentError(reason, { cause });
  }
}
