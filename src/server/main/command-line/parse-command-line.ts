import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ArgumentError } from './argument-error.ts';

/**
 * Parses a command line, without the name of the program.
 *
 * @throws ArgumentError for an unknown option.
 */
export function parseCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: Array.from(args), options, allowPositionals });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ArgumentError(reason, { cause });
  }
}
