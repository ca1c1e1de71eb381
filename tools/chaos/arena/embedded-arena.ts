import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmasterFile } from '#server/db/embedded/postmaster-file.ts';
import { PORT, SUPERUSER } from '#server/db/embedded/site/site.ts';
import { embeddedDatabaseName } from '#server/db/connection.ts';
import { startTwilioServer } from '#tests/support/servers/twilio-server.ts';
import { COUNTRY, openObserver, productSettings, type Arena } from './arena.ts';
import { startProcess } from './product-process.ts';
import type { SmallDisk } from './small-disk.ts';

/**
 * The product as `npm start` runs it: one process, with PostgreSQL and all else on a disk, which it
 * closes in the end.
 */
export async function openEmbeddedArena(disk: SmallDisk): Promise<Arena> {
  const dataDir = join(disk.folder, 'data');
  const folder = await mkdtemp(join(tmpdir(), 'vizit-chaos-'));
  const sms = await startTwilioServer(Date.now);
  const env = { ...productSettings(sms), NODE_ENV: 'development', DATA_DIR: dataDir, PORT: '0' };
  const logFile = join(folder, 'product.log');
  const product = await startProcess({ script: 'start', env, logFile });
  const file = readPostmasterFile(join(dataDir, 'postgres'));
  if (file === undefined) throw new Error('the product runs no PostgreSQL');
  const database = openObserver({
    host: file.socketFolder,
    port: PORT,
    user: SUPERUSER,
    database: embeddedDatabaseName(COUNTRY),
  });
  const none = () => {
    throw new Error('the product is one process, and PostgreSQL its own');
  };
  return {
    folder,
    get postgres() {
      return none();
    },
    webs: [product],
    worker: product,
    sms,
    disk,
    database,
    startWeb: none,
    restartWorker: none,
    async close() {
      await database.end();
      await product.stop();
      await sms.close();
      await rm(folder, { recursive: true, force: true });
      await disk.close();
    },
  };
}
