import type { Database } from '#server/db/database.ts';
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
  let running: Promise<void> | null = null;
  let queued: Promise<void> | null = null;

  const read = async () => {
    current = await loadReference(database);
  };
  const run = () => {
    running = read().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    get current() {
      return current;
    },
    reload() {
      if (running === null) return run();
      // The current load may have started before the change.
      queued ??= running
        .catch(() => {})
        .then(() => {
          queued = null;
          return run();
        });
      return queued;
    },
  };
}
