/** Doctors whose days have changed; null when any may have. */
type Change = readonly number[] | null;

/** The changes of a country's visits in this process, as the database notifies of them. */
export interface DeskFeed {
  /** Calls a listener at every change, until the returned function is called. */
  subscribe(listener: (change: Change) => void): () => void;
  invalidate(doctors: readonly number[]): void;
  clear(): void;
  /** Notifications stop; those until `resume` are lost. */
  pause(): void;
  resume(): void;
}

export function createDeskFeed(): DeskFeed {
  const listeners = new Set<(change: Change) => void>();
  const publish = (change: Change) => listeners.forEach((listener) => listener(change));
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    invalidate: publish,
    clear: () => publish(null),
    pause: () => undefined,
    resume: () => publish(null),
  };
}
