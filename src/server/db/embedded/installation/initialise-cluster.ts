import { execFile } from 'node:child_process';
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hasErrorCode } from '#server/config/error-code.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { isAlive } from '../processes.ts';
import { giveTo } from './service-user.ts';
import type { Durability } from './settings.ts';
import { CHILD_ENVIRONMENT, clusterArgument, SUPERUSER, SYSTEM_LOCALE } from './site.ts';
import type { Site } from './site.ts';

type ClusterSite = Pick<Site, 'binaries' | 'user' | 'clusterFolder' | 'log'>;

/**
 * Ensures that a complete cluster of the right version exists. It is created in a draft folder and
 * renamed, so an incomplete one is never used; of two concurrent processes, the slower one uses the
 * cluster of the faster.
 */
export async function initialiseCluster(site: ClusterSite, durability: Durability): Promise<void> {
  const found = await clusterVersion(site.clusterFolder);
  if (found === undefined) {
    await removeAbandonedDrafts(site.clusterFolder);
    await makeCluster(site, durability);
  } else if (found !== majorVersion(site)) {
    throw new EmbeddedPostgresError(
      `${site.clusterFolder} was made by PostgreSQL ${found}, the installed one is ${majorVersion(site)}. ` +
        'Dump it with the old version and restore it with the new one.',
    );
  }
  await giveTo(site.user, site.clusterFolder);
}

async function makeCluster(site: ClusterSite, { durable }: Durability): Promise<void> {
  const draft = `${site.clusterFolder}.draft-${process.pid}`;
  site.log('initializing the embedded PostgreSQL cluster', { folder: site.clusterFolder });
  await mkdir(draft, { mode: 0o700 });
  try {
    await giveTo(site.user, draft);
    await runInitdb({ ...site, clusterFolder: draft }, durable);
    await rename(draft, site.clusterFolder);
    if (durable) await flushFolder(dirname(site.clusterFolder));
  } catch (error) {
    const taken = hasErrorCode(error, 'ENOTEMPTY', 'EEXIST');
    if (!taken) throw error;
    if ((await clusterVersion(site.clusterFolder)) === undefined) {
      throw new EmbeddedPostgresError(`${site.clusterFolder} is neither empty nor a database.`);
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function runInitdb(site: ClusterSite, durable: boolean): Promise<void> {
  const options = [
    ['-D', clusterArgument(site)],
    ['-U', SUPERUSER],
    ['--auth=trust', '--encoding=UTF8', `--locale=${SYSTEM_LOCALE}`],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    durable ? [] : ['--no-sync'],
  ].flat();
  try {
    await promisify(execFile)(join(site.binaries.folder, 'bin/initdb'), options, {
      ...site.user,
      cwd: site.clusterFolder,
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

function majorVersion({ binaries }: ClusterSite): string {
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
