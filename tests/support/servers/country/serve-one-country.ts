import { pino } from 'pino';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import { loadConfig } from '#server/config/environment.ts';
import { createDatabase, type Database } from '#server/db/database.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { builtPages } from '#server/main/build/page-files.ts';
import { openDatabases } from '#server/main/databases/databases.ts';
import { createService } from '#server/main/service.ts';
import { onStopSignal } from '#server/main/stop-signals.ts';
import '../cheap-passwords.ts';
import { RAISED_LIMIT_SETTINGS } from '../raised-limits.ts';

interface Options {
  readonly country?: CountryCode;
  /** The accounts, named like their roles. */
  readonly roles: readonly Role[];
  readonly password: string;
  /** Fills the database, which has no data. A server that starts again does not call it. */
  fill?(database: Database): Promise<void>;
}

/**
 * Serves a country, Hungary unless it is named, in this process, which ends with its parent, and prints the port. The environment has the
 * data folder, the port, which is 0 unless the server starts again, and the milliseconds by which its clock is ahead.
 */
export async function serveOneCountry({
  country = 'hu',
  roles,
  password,
  fill,
}: Options): Promise<void> {
  // Standard input closes when the parent process exits, even if it was killed.
  process.stdin.resume().on('end', () => process.exit(1));

  const { DATA_DIR: dataDir, PORT: port, CLOCK_AHEAD_MS: ahead } = process.env;
  if (dataDir === undefined || port === undefined) throw new Error('DATA_DIR or PORT is missing');
  const clock = () => Date.now() + Number(ahead);
  const config = loadConfig({
    ...RAISED_LIMIT_SETTINGS,
    COUNTRIES: country,
    DATA_DIR: dataDir,
    MAP_TILES_URL: 'none',
  });
  const databases = await openDatabases(config, () => undefined);
  if (port === '0') {
    const connection = databases.owners.get(country);
    if (connection === undefined) throw new Error('there is no database');
    const database = createDatabase({
      connection,
      size: 2,
      applicationName: 'vizit-test',
      statementTimeoutMs: 0,
      log: () => undefined,
    });
    await fill?.(database);
    for (const role of roles) {
      await saveStaffUser(database.pool, { username: role, password, role }, clock());
    }
    await database.close();
  }

  const service = await createService({
    config,
    connections: databases.connections,
    clock,
    logger: pino({ level: 'error' }, pino.destination(2)),
    pages: await builtPages(),
  });
  onStopSignal(async () => {
    await service.stop();
    await databases.stop();
  });
  const address = await service.app.listen({ host: '127.0.0.1', port: Number(port) });
  process.stdout.write(`The server listens on port ${new URL(address).port}\n`);
}
