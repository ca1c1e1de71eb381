/**
 * Serves Hungary without any data, or with the sample clinic, in a separate process. There is an account
 * for each role that sets up a country, and one for the desk. Prints its port when it is ready.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadConfig } from '#server/config/environment.ts';
import { createDatabase } from '#server/db/database.ts';
import { saveStaffUser } from '#server/features/staff-accounts/index.ts';
import { builtPages } from '#server/main/build/page-files.ts';
import { openDatabases } from '#server/main/databases/databases.ts';
import { createService } from '#server/main/service.ts';
import { onStopSignal } from '#server/main/stop-signals.ts';
import { clinic, ids } from '../data/clinic.ts';
import { RAISED_LIMIT_SETTINGS } from './raised-limits.ts';

// Standard input closes when the parent process exits, even if it was killed.
process.stdin.resume().on('end', () => process.exit(1));

const dataDir = await mkdtemp(join(tmpdir(), `vizit-empty-${process.pid}-`));
const config = loadConfig({
  ...RAISED_LIMIT_SETTINGS,
  COUNTRIES: 'hu',
  DATA_DIR: dataDir,
  MAP_TILES_URL: 'none',
});
const databases = await openDatabases(config, () => undefined);
const connection = databases.owners.get('hu');
if (connection === undefined) throw new Error('there is no database');
const database = createDatabase({
  connection,
  size: 1,
  applicationName: 'vizit-test',
  log: () => undefined,
});
for (const role of ['admin', 'account_manager'] as const) {
  const account = { username: role, password: process.argv[2] ?? '', role };
  await saveStaffUser(database.pool, account, Date.now());
}
if (process.argv[3] === 'clinic') {
  const always = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: 0, closes: 1440 };
  await clinic({ ...always, now: new Date().toISOString() }).fill(database);
  const desk = { username: 'desk', role: 'clinic_branch_admin', position: 'desk' } as const;
  const account = { ...desk, password: process.argv[2] ?? '', branchIds: [ids.branch] };
  await saveStaffUser(database.pool, account, Date.now());
}
await database.close();

const service = await createService({
  config,
  connections: databases.connections,
  logger: pino({ level: 'error' }, pino.destination(2)),
  pages: await builtPages(),
});
onStopSignal(async () => {
  await service.stop();
  await databases.stop();
  await rm(dataDir, { recursive: true, force: true });
});
const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`Empty server listens on port ${new URL(address).port}\n`);
import { serveHungary } from './serve-hungary.ts';

/** Serves Hungary without any data, with an account for each role that sets up a country. */
await serveHungary({ roles: ['admin', 'account_manager'], password: process.argv[2] ?? '' });
