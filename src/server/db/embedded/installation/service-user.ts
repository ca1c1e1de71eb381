import { lchown, lstat, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '#server/config/error-code.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';

/** The system user that PostgreSQL runs as when Node runs as root, which PostgreSQL refuses. */
export interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/**
 * Returns the user to run PostgreSQL as, or `undefined` for the current one. An existing cluster
 * keeps its owner: PostgreSQL starts for no other user.
 */
export async function findServiceUser(clusterFolder: string): Promise<ServiceUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await ownerOf(clusterFolder);
  return owner && owner.uid !== 0 ? owner : unprivilegedUser();
}

/** Makes the user own a folder and its contents: a backup restored by root belongs to root. */
export async function chownRecursive(user: ServiceUser | undefined, folder: string): Promise<void> {
  if (!user || (await ownerOf(folder))?.uid === user.uid) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries) await lchown(join(folder, entry), user.uid, user.gid);
  await lchown(folder, user.uid, user.gid);
}

async function ownerOf(folder: string): Promise<ServiceUser | undefined> {
  try {
    const { uid, gid } = await lstat(folder);
    return { uid, gid };
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function unprivilegedUser(): Promise<ServiceUser> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const [, , uid, gid] = users.find((user) => user[0] === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL cannot run as root, and none of the users ${CANDIDATES.join(', ')} exists. ` +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}
