import { SERVING_ROLE } from '#server/db/embedded/site/site.ts';
import { databaseSettings, PREPARATIONS } from '../product.ts';
import type { Drill } from '../drill.ts';
import { runCommand } from '../run-command.ts';

/** Makes a server with a database of Vizit, as Debian's tools and Vizit's commands do. */
export async function prepareServer(drill: Drill): Promise<void> {
  const { operator, clusters, version, old, password, step } = drill;
  await step(`PostgreSQL ${version} with a database of Vizit`, async () => {
    clusters.claim(old.cluster);
    const options = ['--start-conf=manual', `--port=${old.port}`];
    await operator.asSelf('pg_createcluster', ...options, String(version), old.cluster);
    await operator.asSelf('pg_ctlcluster', String(version), old.cluster, 'start');
    await operator.sql(old.port, `create role vizit login createdb password '${password}'`);
    await operator.sql(old.port, `create role ${SERVING_ROLE} login password '${password}'`);
    // As some operators do: it is kept in the data and wins over any file.
    await operator.sql(old.port, 'alter system set archive_timeout = 60');
    await operator.sql(old.port, 'alter system set archive_mode = on');
    for (const command of PREPARATIONS) await runCommand(command, databaseSettings(old.url()));
  });
}
