import { execFile } from 'node:child_process';
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hasErrorCode } from '#server/config/error-code.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { isAlive } from '../processes.ts';
import { chownRecursive } from './service-user.ts';
import type { Durability } from './settings.ts';
import { CHILD_ENVIRONMENT, clusterArgument, SUPERUSER, SYSTEM_LOCALE } from './installation.ts';
import type { Installation } from './installation.ts';

type ClusterFiles = Pick<Installation, 'binaries' | 'user' | 'clusterFolder' | 'log'>;

/**
 * Ensures that a complete cluster of the right version exists. It is created in a draft folder and
 * renamed, so an incomplete one is never used; of two concurrent processes, the slower one uses the
 * cluster of the faster.
 */
export async function initialiseCluster(
  installation: ClusterFiles,
  durability: Durability,
): Promise<void> {
  const found = await clusterVersion(installation.clusterFolder);
  if (found === undefined) {
    await removeAbandonedDrafts(installation.clusterFolder);
    await makeCluster(installation, durability);
  } else if (found !== majorVersion(installation)) {
    throw new EmbeddedPostgresError(
      `${installation.clusterFolder} was made by PostgreSQL ${found}, the installed one is ${majorVersion(installation)}. ` +
        'Dump it with the old version and restore it with the new one.',
    );
  }
  await chownRecursive(installation.user, installation.clusterFolder);
}

async function makeCluster(installation: ClusterFiles, { durable }: Durability): Promise<void> {
  const draft = `${installation.clusterFolder}.draft-${process.pid}`;
  installation.log('initializing the embedded PostgreSQL cluster', {
    folder: installation.clusterFolder,
  });
  await mkdir(draft, { mode: 0o700 });
  try {
    await chownRecursive(installation.user, draft);
    await runInitdb({ ...installation, clusterFolder: draft }, durable);
    await rename(draft, installation.clusterFolder);
    if (durable) await flushFolder(dirname(installation.clusterFolder));
  } catch (error) {
    const taken = hasErrorCode(error, 'ENOTEMPTY', 'EEXIST');
    if (!taken) throw error;
    if ((await clusterVersion(installation.clusterFolder)) === undefined) {
      throw new EmbeddedPostgresError(
        `${installation.clusterFolder} is neither empty nor a database.`,
      );
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function runInitdb(installation: ClusterFiles, durable: boolean): Promise<void> {
  const options = [
    ['-D', clusterArgument(installation)],
    ['-U', SUPERUSER],
    ['--auth=trust', '--encoding=UTF8', `--locale=${SYSTEM_LOCALE}`],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    durable ? [] : ['--no-sync'],
  ].flat();
  try {
    await promisify(execFile)(join(installation.binaries.folder, 'bin/initdb'), options, {
      ...installation.user,
      cwd: installation.clusterFolder,
      env: CHILD_ENVIRONMENT,
    });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new EmbeddedPostgresError(
      `PostgreSQL could not create its data folder. ${output}`.trim(),
      {
        cause: error,
      },
    );
  }
}

async function clusterVersion(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function majorVersion({ binaries }: ClusterFiles): string {
  return binaries.version.split('.')[0] ?? '';
}

/** Deletes drafts left by processes that were killed during initdb. */
async function removeAbandonedDrafts(clusterFolder: string): Promise<void> {
  const parent = dirname(clusterFolder);
  const prefix = `${basename(clusterFolder)}.draft-`;
  for (const entry of await readdir(parent)) {
    const abandoned = entry.startsWith(prefix) && !isAlive(Number(entry.slice(prefix.length)));
    if (abandoned) await rm(join(parent, entry), { recursive: true, force: true });
  }
}

/** Syncs a folder: a rename is durable only after a sync of its folder. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
