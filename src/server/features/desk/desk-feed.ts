/** Doctors whose days have changed, or a branch whose queue has; null when anything may have. */
export type DeskChange =
  | { readonly doctors: readonly number[] }
  | { readonly queue: number }
  | null;

/** The changes of a country's appointments in this process, as the database notifies of them. */
export type DeskFeed = ReturnType<typeof createDeskFeed>;

export function createDeskFeed() {
  const listeners = new Set<(change: DeskChange) => void>();
  const publish = (change: DeskChange) => listeners.forEach((listener) => listener(change));
  return {
    /** Calls a listener at every change, until the returned function is called. */
    subscribe(listener: (change: DeskChange) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    invalidate: (doctors: readonly number[]) => publish({ doctors }),
    invalidateQueue: (queue: number) => publish({ queue }),
    clear: () => publish(null),
    /** Notifications stop; those until `resume` are lost. */
    pause: () => undefined,
    resume: () => publish(null),
  };
}
