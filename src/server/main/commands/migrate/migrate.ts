import { openDatabases, requireMigrationUrls } from '#server/main/databases/databases.ts';
import { requireDatabaseServer, runProcess } from '#server/main/run-process.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Brings every country's database up to date and ends: for the step before new processes start. */
await runProcess(async (config) => {
  requireDatabaseServer(config);
  requireMigrationUrls(config);
  const databases = await openDatabases(config, (message, fields) =>
    print(`${message} ${JSON.stringify(fields ?? {})}`),
  );
  await databases.stop();
  print(`Up to date: ${config.countries.join(', ')}`);
});
process.exit(0);
