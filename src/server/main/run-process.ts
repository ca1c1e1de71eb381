import { inspect } from 'node:util';
import { ConfigError } from '#server/config/config-error.ts';
import type { Config } from '#server/config/config.ts';
import { loadProcessConfig } from '#server/config/environment.ts';
import { createStops, type OnStop } from './create-stops.ts';
import { collectWhenIdle } from './memory/collect-when-idle.ts';
import { isOperatorError } from './operator-error.ts';
import { DEFAULT_TIMEOUT_MS, exitAfter, onStopSignal, printError } from './stop-signals.ts';

/**
 * Runs this process until a stop signal. If it cannot start, it prints the error, stops everything that
 * was registered, and exits. An error that the operator can correct is one line; any other is a bug and
 * has its stack.
 */
export async function runProcess(
  start: (config: Config, onStop: OnStop) => Promise<void>,
): Promise<void> {
  const { onStop, stopAll } = createStops();
  try {
    const config = loadProcessConfig();
    onStopSignal(stopAll, config.shutdownDrainMs + config.shutdownGraceMs);
    await start(config, onStop);
    collectWhenIdle();
  } catch (error) {
    printError(isOperatorError(error) ? error.message : inspect(error));
    exitAfter(DEFAULT_TIMEOUT_MS);
    await stopAll().catch(printError);
    process.exit(1);
  }
}

/**
 * Checks that every country has a `DATABASE_URL`, as separate processes cannot share the embedded
 * PostgreSQL.
 *
 * @throws ConfigError when one has none.
 */
export function requireDatabaseServer({ countries, databaseUrls }: Config): void {
  if (countries.every((code) => databaseUrls.has(code))) return;
  throw new ConfigError(
    'DATABASE_URL',
    'is required by start:web, start:worker and migrate; only npm start brings its own database',
  );
}
