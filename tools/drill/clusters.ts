import { existsSync, globSync, rmSync } from 'node:fs';
import type { Operator } from './operator.ts';

/** The clusters of a drill. No other cluster is touched. */
export interface Clusters {
  /** Registers a name before the cluster is created; throws if such a cluster exists. */
  claim(name: string): void;
  /** Stops and removes the clusters with their data, configuration and logs. */
  dropAll(): Promise<void>;
}

export function createClusters(operator: Operator, version: number): Clusters {
  const claimed: string[] = [];
  const configuration = (name: string) => `/etc/postgresql/${version}/${name}`;
  return {
    claim(name) {
      if (existsSync(configuration(name))) throw new Error(`cluster ${name} already exists`);
      claimed.push(name);
    },
    async dropAll() {
      for (const name of claimed) {
        if (!existsSync(configuration(name))) continue;
        // pg_dropcluster does not remove a folder that is not empty.
        for (const file of globSync(`${configuration(name)}/conf.d/*`)) rmSync(file);
        await operator.asSelf('pg_dropcluster', '--stop', String(version), name);
      }
    },
  };
}
