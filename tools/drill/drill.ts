import type { Clusters } from './clusters.ts';
import type { Operator } from './operator.ts';

/** The state that the steps of a drill share. */
export interface Drill {
  readonly operator: Operator;
  readonly clusters: Clusters;
  readonly version: number;
  /** The server in use, and the one that is restored. */
  readonly old: Server;
  readonly restored: Server;
  readonly password: string;
  readonly logFile: string;
  /** Does one thing, and prints it with the time that it took. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

export interface Server {
  readonly cluster: string;
  readonly port: number;
  readonly walArchive: string;
  readonly base: string;
  /** The address of a database, for its owner. */
  url(database?: string): string;
}

/** The settings of the page that name the server in use. */
export function settingsOf(server: Server): Record<string, string> {
  return {
    CLUSTER: server.cluster,
    PORT: String(server.port),
    WAL_ARCHIVE: server.walArchive,
    BASE: server.base,
    SERVER_URL: server.url('').replace(/\/$/, ''),
  };
}
