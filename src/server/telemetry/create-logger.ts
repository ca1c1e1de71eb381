import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import { loggedError } from './logged-error.ts';

/** Creates the logger of a process: one JSON object per line, without personal data. */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    serializers: { err: (error: unknown) => loggedError(error) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
