import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '#server/config/error-code.ts';
import type { DatabaseLog } from '../../log.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { assertWritable } from '../log-file.ts';
import { readPostmasterFile } from '../postmaster-file.ts';
import { isPostgresOf } from '../processes.ts';
import { findBinaries } from './binaries.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import { findServiceUser } from './service-user.ts';
import { serverSettings } from './settings.ts';
import type { Installation } from './installation.ts';
import { socketFolderOf } from './socket-folder.ts';

export interface EmbeddedPostgresOptions {
  /** The folder of the cluster, `postgres`, and of its log, `postgres.log`. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** False only in tests, where a power failure may lose the data. */
  readonly durable?: boolean;
}

const CLUSTER = 'postgres';
const LOG_FILE = 'postgres.log';

/**
 * Creates everything the server needs to run, starting with its data folder.
 *
 * @throws EmbeddedPostgresError naming the cause.
 */
export async function prepareInstallation({
  dataDir,
  log,
  durable = true,
}: EmbeddedPostgresOptions): Promise<Installation> {
  const folder = await makeDataFolder(dataDir);
  const logFile = join(folder, LOG_FILE);
  const user = await findServiceUser(join(folder, CLUSTER));
  const binaries = await reachableBinaries(await findBinaries(), user, log);
  const place = { binaries, user, clusterFolder: join(folder, CLUSTER), log };
  await initialiseCluster(place, { durable });
  // Processes are found by the real path of their folder, and the cluster may be a symbolic link.
  const clusterFolder = await realpath(place.clusterFolder);
  const socketFolder = currentSocketFolder(clusterFolder) ?? socketFolderOf(clusterFolder);
  const settings = serverSettings({ durable });
  return { ...place, clusterFolder, socketFolder, logFile, settings };
}

/** Creates the data folder. Returns its real path, which is the same through every symbolic link. */
async function makeDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    assertWritable(join(dataDir, LOG_FILE));
    return await realpath(dataDir);
  } catch (cause) {
    if (!hasErrorCode(cause, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) throw cause;
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be written; set DATA_DIR to one that can.`,
      { cause },
    );
  }
}

/**
 * Returns the socket folder of a running server, which may have been started with another TMPDIR. A server
 * that is starting has not written it yet.
 */
function currentSocketFolder(clusterFolder: string): string | undefined {
  const file = readPostmasterFile(clusterFolder);
  if (!file || file.socketFolder === '') return undefined;
  return isPostgresOf(clusterFolder, file.pid) ? file.socketFolder : undefined;
}
