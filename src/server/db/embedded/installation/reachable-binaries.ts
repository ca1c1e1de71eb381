import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseLog } from '../../log.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { chownRecursive } from './service-user.ts';
import type { ServiceUser } from './service-user.ts';

const CACHE_FOLDER = '/var/cache/vizit';

/**
 * Returns binaries that the service user may execute. A checkout of root is often in a folder closed
 * to other users, such as /root; the server then runs from a copy in the system's cache.
 */
export async function reachableBinaries(
  binaries: Binaries,
  user: ServiceUser | undefined,
  log: DatabaseLog,
  cacheFolder = CACHE_FOLDER,
): Promise<Binaries> {
  if (!user || (await mayExecute(user, binaries))) return binaries;
  const folder = join(cacheFolder, `postgresql-${binaries.version}-${user.uid}`);
  const copy = { ...binaries, folder };
  if (await mayExecute(user, copy)) return copy;
  log('copying PostgreSQL binaries to a folder its user can read', { folder });
  try {
    await copyBinaries(binaries.folder, folder, user);
  } catch (cause) {
    throw unreachable(binaries, cause);
  }
  if (!(await mayExecute(user, copy))) throw unreachable(binaries, undefined);
  return copy;
}

async function mayExecute(user: ServiceUser, { folder }: Binaries): Promise<boolean> {
  const check = ['-c', '[ -x "$1" ]', 'sh', join(folder, 'bin/postgres')];
  return promisify(execFile)('/bin/sh', check, { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function copyBinaries(from: string, to: string, user: ServiceUser): Promise<void> {
  const draft = `${to}.${process.pid}`;
  await mkdir(join(to, '..'), { recursive: true });
  await chmod(join(to, '..'), 0o755);
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  await chownRecursive(user, draft);
  await rm(to, { recursive: true, force: true });
  await rename(draft, to);
}

function unreachable({ folder }: Binaries, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL runs as an unprivileged user, who cannot reach ${folder}, and it could not be copied. ` +
      'Open the folders above it to others (chmod o+x), start as an ordinary user, or set DATABASE_URL.',
    { cause },
  );
}
