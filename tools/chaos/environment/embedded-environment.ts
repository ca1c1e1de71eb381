import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmasterFile } from '#server/db/embedded/postmaster-file.ts';
import { PORT, SUPERUSER } from '#server/db/embedded/installation/installation.ts';
import { embeddedDatabaseName } from '#server/db/connection.ts';
import { startTwilioServer } from '#tests/support/servers/sms/twilio-server.ts';
import { COUNTRY, openObserver, productSettings, type Environment } from './environment.ts';
import { startProcess } from './product-process.ts';
import type { SmallDisk } from './small-disk.ts';

/**
 * Starts the product as `npm start` does: one process, with PostgreSQL and all data on the given
 * disk. Closing the environment closes the disk too.
 */
export async function openEmbeddedEnvironment(disk: SmallDisk): Promise<Environment> {
  const dataDir = join(disk.folder, 'data');
  const folder = await mkdtemp(join(tmpdir(), 'vizit-chaos-'));
  const sms = await startTwilioServer(Date.now);
  const env = { ...productSettings(sms), NODE_ENV: 'development', DATA_DIR: dataDir, PORT: '0' };
  const logFile = join(folder, 'product.log');
  const product = await startProcess({ script: 'start', env, logFile });
  const file = readPostmasterFile(join(dataDir, 'postgres'));
  if (file === undefined) throw new Error('the product did not start PostgreSQL');
  const database = openObserver({
    host: file.socketFolder,
    port: PORT,
    user: SUPERUSER,
    database: embeddedDatabaseName(COUNTRY),
  });
  return {
    folder,
    get postgres(): never {
      throw new Error('the product runs its own PostgreSQL');
    },
    web: product,
    worker: product,
    sms,
    clocks: null,
    disk,
    database,
    async close() {
      await database.end();
      await product.stop();
      await sms.close();
      await rm(folder, { recursive: true, force: true });
      await disk.close();
    },
  };
}
