import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { userInfo } from 'node:os';

/** The oldest version that Vizit supports. */
const MIN_VERSION = 15;
const CREATE_CLUSTER = '/usr/bin/pg_createcluster';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export type Machine =
  | { readonly kind: 'ready'; readonly version: number; readonly postgres: SystemUser }
  /** There is nothing to drill with. */
  | { readonly kind: 'skipped'; readonly reason: string }
  /** There is, but this user may not. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Returns the newest PostgreSQL server that Debian's tools manage here, or why there is none. */
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
    const reason = `needs root or the user postgres to create clusters, and runs as ${user}`;
    return { kind: 'refused', reason };
  }
  const postgres = { uid: idOf('-u'), gid: idOf('-g') };
  return { kind: 'ready', version: Math.max(...versions), postgres };
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}
