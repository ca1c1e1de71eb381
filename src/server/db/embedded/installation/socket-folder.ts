import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, lstatSync, mkdirSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasErrorCode } from '#server/config/error-code.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import type { ServiceUser } from './service-user.ts';

/** The maximum length of a socket path on macOS, in bytes; Linux allows 107. */
const MAX_SOCKET_PATH_LENGTH = 100;

/**
 * Returns a short folder for the socket, the same for every process with this cluster. It is in
 * /tmp, not beside the data: a shared folder of a virtual machine cannot hold sockets, and TMPDIR
 * may differ between two processes.
 */
export function socketFolderOf(clusterFolder: string, bases = ['/tmp', tmpdir()]): string {
  const hash = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 12);
  const base = bases.find(isWritable);
  const folder = base && join(base, `vizit-${hash}`);
  if (!folder || join(folder, '.s.PGSQL.5432').length > MAX_SOCKET_PATH_LENGTH) {
    throw new EmbeddedPostgresError(
      `PostgreSQL needs a writable temporary folder with a short path for its socket (tried ${bases.join(', ')}). ` +
        'Set TMPDIR to one, or set DATABASE_URL.',
    );
  }
  return folder;
}

/** Creates the folder for the service user only: access to it grants superuser rights. */
export function makeSocketFolder(folder: string, user: ServiceUser | undefined): void {
  const me = process.getuid?.();
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
    const found = lstatSync(folder);
    if (!found.isDirectory() || ![me, user?.uid].includes(found.uid)) {
      throw new EmbeddedPostgresError(
        `${folder} belongs to another user; remove it so that PostgreSQL can put its socket there.`,
      );
    }
  }
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
}

/** Deletes the folder unless it is in use: another process may have started a server. */
export async function removeSocketFolder(folder: string): Promise<void> {
  await rmdir(folder).catch(() => undefined);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
