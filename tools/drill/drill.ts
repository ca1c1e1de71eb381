import type { Clusters } from './clusters.ts';
import type { Operator } from './operator.ts';

/** The state that the steps of a drill share. */
export interface Drill {
  readonly operator: Operator;
  readonly clusters: Clusters;
  readonly version: number;
  /** The server in use and the restored one. */
  readonly old: Server;
  readonly restored: Server;
  readonly password: string;
  readonly logFile: string;
  /** Runs one step and prints its name and duration. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

export interface Server {
  readonly cluster: string;
  readonly port: number;
  readonly walArchive: string;
  readonly base: string;
  /** Returns the connection URL of a database for its owner. */
  url(database?: string): string;
}

/** Returns the settings of the runbook that name the server in use. */
export function settingsOf(server: Server): Record<string, string> {
  return {
    CLUSTER: server.cluster,
    PORT: String(server.port),
    WAL_ARCHIVE: server.walArchive,
    BASE: server.base,
    SERVER_URL: server.url('').replace(/\/$/, ''),
  };
}
