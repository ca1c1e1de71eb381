import { print } from '#server/main/command-line/print.ts';
import { openDatabases, requireMigrationUrls } from '#server/main/databases/databases.ts';
import { requireDatabaseServer, runProcess } from '#server/main/run-process.ts';

// Runs the migrations of every country and exits: the step before new processes start.
await runProcess(async (config) => {
  requireDatabaseServer(config);
  requireMigrationUrls(config);
  const databases = await openDatabases(config, (message, fields) =>
    print(`${message} ${JSON.stringify(fields ?? {})}`),
  );
  await databases.stop();
  print(`Databases are up to date: ${config.countries.join(', ')}`);
});
process.exit(0);
