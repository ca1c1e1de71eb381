import type { Binaries } from './binaries.ts';
import type { ServiceUser } from './service-user.ts';
import type { DatabaseLog } from '../../log.ts';

/** Everything that stays the same from one start of the embedded server to the next. */
export interface Site {
  readonly binaries: Binaries;
  /** Whom to run PostgreSQL as; absent means the current user. */
  readonly user: ServiceUser | undefined;
  /** Real path of the cluster. */
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
 * How PostgreSQL names its cluster. On Linux it is started inside of it and told so: the folders
 * above may be closed to the service user, as a checkout in /root is.
 */
export function clusterArgument(site: Pick<Site, 'user' | 'clusterFolder'>): string {
  return site.user && process.platform === 'linux' ? '/proc/self/cwd' : site.clusterFolder;
}

/** `pg_trgm` finds no Cyrillic letters under the C locale, and macOS has no C.UTF-8. */
export const SYSTEM_LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** Nothing of Node's environment reaches PostgreSQL: PGDATA, PGOPTIONS and the like would count. */
export const CHILD_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: SYSTEM_LOCALE, TZ: 'UTC' };
