import type { Binaries } from './binaries.ts';
import type { ServiceUser } from './service-user.ts';
import type { DatabaseLog } from '../../log.ts';

/** The set-up of the embedded server, the same at every start. */
export interface Installation {
  readonly binaries: Binaries;
  /** The user to run PostgreSQL as; absent means the current user. */
  readonly user: ServiceUser | undefined;
  /** The real path of the cluster. */
  readonly clusterFolder: string;
  readonly socketFolder: string;
  readonly logFile: string;
  /** Command line settings, `name=value`. */
  readonly settings: readonly string[];
  readonly log: DatabaseLog;
}

export const PORT = 5432;
export const SUPERUSER = 'vizit';
/** The role that the product serves with; `SUPERUSER` only migrates. */
export const SERVING_ROLE = 'vizit_app';

/**
 * Returns the path of the cluster for the command line. On Linux, PostgreSQL starts inside the
 * cluster, because the service user may be unable to read its parent folders, such as /root.
 */
export function clusterArgument(
  installation: Pick<Installation, 'user' | 'clusterFolder'>,
): string {
  return installation.user && process.platform === 'linux'
    ? '/proc/self/cwd'
    : installation.clusterFolder;
}

/** The locale: `pg_trgm` finds no Cyrillic letters under C, and macOS has no C.UTF-8. */
export const SYSTEM_LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** The environment of PostgreSQL, without Node's: PGDATA or PGOPTIONS would change its settings. */
export const CHILD_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: SYSTEM_LOCALE, TZ: 'UTC' };
