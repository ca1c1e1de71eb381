import type { Config } from '#server/config/config.ts';
import { systemClock } from '#server/lib/clock.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { createDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/database.ts';
import { isEmpty, loadDemoData } from '#demo/index.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { print } from '#server/main/command-line/print.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { openDatabases, requireMigrationUrls } from '#server/main/databases/databases.ts';
import { readSeedArguments, USAGE } from './arguments.ts';
import type { SeedArguments } from './arguments.ts';
import { showProgress } from '#server/main/command-line/show-progress.ts';
import { onStopSignal } from '#server/main/stop-signals.ts';

/** The timeout of one statement, far more than any needs. */
const STATEMENT_TIMEOUT_MS = 3_600_000;

/** Loads demo data into the databases. */
async function seed(args: readonly string[], config: Config): Promise<void> {
  const options = readSeedArguments(args, config.countries);
  requireMigrationUrls(config);
  const databases = await openDatabases(
    { ...config, countries: options.countries },
    () => undefined,
  );
  let isInterrupted = false;
  onStopSignal(() => {
    isInterrupted = true;
    return databases.stop();
  });
  const opened = [...databases.owners].map(
    ([country, connection]) => [country, open(connection)] as const,
  );
  try {
    if (!options.isFresh) await requireEmpty(opened);
    for (const [country, database] of opened) await load(country, database, options);
  } catch (error) {
    if (!isInterrupted) throw error;
  } finally {
    await Promise.all(opened.map(([, database]) => database.close()));
    await databases.stop();
  }
}

function open(connection: DatabaseConnection): Database {
  return createDatabase({
    connection,
    size: 2,
    applicationName: 'vizit-seed',
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    log: () => undefined,
  });
}

/** Checks all countries before any is loaded, so that the command changes all or none. */
async function requireEmpty(opened: readonly (readonly [CountryCode, Database])[]): Promise<void> {
  const filled: CountryCode[] = [];
  for (const [country, database] of opened) {
    if (!(await isEmpty(database.pool))) filled.push(country);
  }
  if (filled.length > 0) throw alreadyFilled(filled);
}

async function load(
  country: CountryCode,
  database: Database,
  { doctors, seed: number, isFresh }: SeedArguments,
): Promise<void> {
  const start = performance.now();
  const progress = showProgress(country, doctors);
  try {
    const isLoaded = await loadDemoData(database, {
      country,
      doctors,
      seed: number,
      now: systemClock(),
      replace: isFresh,
      onProgress: (state) => progress.update(state.doctors),
    });
    if (!isLoaded) throw alreadyFilled([country]);
  } finally {
    progress.stop();
  }
  print(`${country}: ${doctors} doctors in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function alreadyFilled(countries: readonly CountryCode[]): ArgumentError {
  return new ArgumentError(
    `The database already contains data: ${countries.join(', ')}. Use --fresh to delete it first.`,
  );
}

await runCommand(USAGE, seed);
