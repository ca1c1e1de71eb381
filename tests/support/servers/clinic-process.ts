/**
 * Serves the sample clinic, open at all hours, in a separate process: `node clinic-process.ts <data
 * folder>`. Prints its port and database connection as JSON.
 */
import { pino } from 'pino';
import { loadConfig } from '#server/config/environment.ts';
import { createDatabase } from '#server/db/database.ts';
import { openDatabases } from '#server/main/databases/databases.ts';
import { createService } from '#server/main/service.ts';
import { onStopSignal } from '#server/main/stop-signals.ts';
import { CLINIC_NOW, clinic } from '../data/clinic.ts';
import { RAISED_LIMIT_SETTINGS } from './raised-limits.ts';

// Standard input closes when the parent process exits, even if it was killed.
process.stdin.resume().on('end', () => process.exit(1));

const config = loadConfig({
  ...RAISED_LIMIT_SETTINGS,
  COUNTRIES: 'ae',
  DEFAULT_COUNTRY: 'ae',
  DATA_DIR: process.argv[2],
});
const databases = await openDatabases(config, () => undefined);
const connection = databases.owners.get('ae');
if (connection === undefined) throw new Error('there is no database');

const database = createDatabase({
  connection,
  size: 1,
  applicationName: 'vizit-test',
  log: () => undefined,
});
const { rowCount } = await database.pool.query('select from city');
if (rowCount === 0) {
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  await clinic({ timeZone: 'Asia/Dubai', weekdays, opens: 0, closes: 1440 }).fill(database);
}
await database.close();

const service = await createService({
  config,
  connections: databases.connections,
  logger: pino({ level: 'silent' }),
  clock: () => Date.parse(CLINIC_NOW),
});
onStopSignal(async () => {
  await service.stop();
  await databases.stop();
});
const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ port: Number(new URL(address).port), connection })}\n`);
