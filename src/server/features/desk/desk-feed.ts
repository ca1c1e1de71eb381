/** Doctors whose days have changed, or a branch whose queue has; null when anything may have. */
export type DeskChange =
  | { readonly doctors: readonly number[] }
  | { readonly queue: number }
  | null;

/** The changes of a country's appointments in this process, as the database notifies of them. */
export interface DeskFeed {
  /** Calls a listener at every change, until the returned function is called. */
  subscribe(listener: (change: DeskChange) => void): () => void;
  invalidate(doctors: readonly number[]): void;
  invalidateQueue(branch: number): void;
  clear(): void;
  /** Notifications stop; those until `resume` are lost. */
  pause(): void;
  resume(): void;
}

export function createDeskFeed(): DeskFeed {
  const listeners = new Set<(change: DeskChange) => void>();
  const publish = (change: DeskChange) => listeners.forEach((listener) => listener(change));
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    invalidate: (doctors) => publish({ doctors }),
    invalidateQueue: (queue) => publish({ queue }),
    clear: () => publish(null),
    pause: () => undefined,
    resume: () => publish(null),
  };
}
