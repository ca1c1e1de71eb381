import { SERVING_ROLE } from '#server/db/embedded/installation/installation.ts';
import { migrate, seed } from '../product.ts';
import type { Drill } from '../drill.ts';

/** Creates a server with a Vizit database, with the tools of Debian and the commands of Vizit. */
export async function prepareServer(drill: Drill): Promise<void> {
  const { operator, clusters, version, old, password, step } = drill;
  await step(`PostgreSQL ${version} with a Vizit database`, async () => {
    clusters.claim(old.cluster);
    const options = ['--start-conf=manual', `--port=${old.port}`];
    await operator.asSelf('pg_createcluster', ...options, String(version), old.cluster);
    await operator.asSelf('pg_ctlcluster', String(version), old.cluster, 'start');
    await operator.sql(old.port, `create role vizit login createdb password '${password}'`);
    await operator.sql(old.port, `create role ${SERVING_ROLE} login password '${password}'`);
    // Some operators use `alter system`, which is stored in the data folder and overrides files.
    await operator.sql(old.port, 'alter system set archive_timeout = 60');
    await operator.sql(old.port, 'alter system set archive_mode = on');
    await migrate(old.url());
    await seed(old.url());
  });
}
