import { ConfigError } from '#server/config/config-error.ts';
import type { Config } from '#server/config/config.ts';
import { loadProcessConfig } from '#server/config/environment.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { MigrationError } from '#server/db/migrate/migration-error.ts';
import { collectWhenIdle } from './memory/collect-when-idle.ts';
import { onStopSignal } from './stop-signals.ts';

/** Registers a stop function. They run in reverse order of registration. */
export type OnStop = (stop: () => Promise<unknown>) => void;

/**
 * Runs this process until a stop signal. For an error that the operator can correct it prints one
 * line and exits; any other error is a bug and is thrown. Both stop everything that was started.
 */
export async function runProcess(
  start: (config: Config, onStop: OnStop) => Promise<void>,
): Promise<void> {
  const stops: (() => Promise<unknown>)[] = [];
  const stopAll = async () => {
    for (const stop of stops) await stop();
  };
  try {
    const config = loadProcessConfig();
    onStopSignal(stopAll, config.shutdownDrainMs + config.shutdownGraceMs);
    await start(config, (stop) => stops.unshift(stop));
    collectWhenIdle();
  } catch (error) {
    await stopAll();
    if (!isExpected(error)) throw error;
    process.stderr.write(`${error.message}\n`);
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

function isExpected(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
  );
}
