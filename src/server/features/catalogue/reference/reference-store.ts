import type { Database } from '#server/db/database.ts';
import { coalesce } from '#server/lib/concurrency/coalesce.ts';
import { loadReference } from './load-reference.ts';
import type { Reference } from './reference.ts';

/** Holds the reference data of a country in memory. */
export interface ReferenceStore {
  readonly current: Reference;
  /** Reloads the data; calls during a load share the next one. */
  reload(): Promise<void>;
}

export async function createReferenceStore(database: Database): Promise<ReferenceStore> {
  let current = await loadReference(database);
  return {
    get current() {
      return current;
    },
    reload: coalesce(async () => {
      current = await loadReference(database);
    }),
  };
}
