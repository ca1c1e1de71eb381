import { existsSync, globSync, rmSync } from 'node:fs';
import type { Operator } from './operator.ts';

/** The clusters of a drill; no other one is ever touched. */
export interface Clusters {
  /** Makes a name one of the drill's, before a cluster of that name is created. */
  claim(name: string): void;
  /** Stops and removes them, with their data, configuration and log. */
  dropAll(): Promise<void>;
}

export function createClusters(operator: Operator, version: number): Clusters {
  const claimed: string[] = [];
  const configuration = (name: string) => `/etc/postgresql/${version}/${name}`;
  return {
    claim(name) {
      if (existsSync(configuration(name))) throw new Error(`there is a cluster ${name} already`);
      claimed.push(name);
    },
    async dropAll() {
      for (const name of claimed) {
        if (!existsSync(configuration(name))) continue;
        // pg_dropcluster leaves a folder that is not empty.
        for (const file of globSync(`${configuration(name)}/conf.d/*`)) rmSync(file);
        await operator.asSelf('pg_dropcluster', '--stop', String(version), name);
      }
    },
  };
}
