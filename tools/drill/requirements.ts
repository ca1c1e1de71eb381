import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { userInfo } from 'node:os';

/** The oldest PostgreSQL version that Vizit supports. */
const MIN_VERSION = 15;
const CREATE_CLUSTER = '/usr/bin/pg_createcluster';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export type Machine =
  | { readonly kind: 'ready'; readonly version: number; readonly postgres: SystemUser }
  /** PostgreSQL is not installed. */
  | { readonly kind: 'skipped'; readonly reason: string }
  /** The current user may not create clusters. */
  | { readonly kind: 'forbidden'; readonly reason: string };

/** Returns the newest PostgreSQL server that Debian's tools manage, or why the drill cannot run. */
export function inspectMachine(): Machine {
  const versions = globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((file) => Number(file.split('/')[4]))
    .filter((version) => version >= MIN_VERSION);
  if (versions.length === 0 || !existsSync(CREATE_CLUSTER)) {
    const reason = `no PostgreSQL ${MIN_VERSION} or later from Debian's packages (apt-get install postgresql)`;
    return { kind: 'skipped', reason };
  }
  const user = userInfo().username;
  if (user !== 'root' && user !== 'postgres') {
    const reason = `creating clusters requires the user root or postgres, not ${user}`;
    return { kind: 'forbidden', reason };
  }
  const postgres = { uid: idOf('-u'), gid: idOf('-g') };
  return { kind: 'ready', version: Math.max(...versions), postgres };
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}
