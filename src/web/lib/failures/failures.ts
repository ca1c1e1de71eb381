import type { FailureContext } from '../query/query-client.ts';

/** A failure on its way to whoever shows it. */
export interface Failure extends FailureContext {
  error: unknown;
}

/** Carries failed calls from the query client, which lives outside of React, to the toasts. */
export interface Failures {
  report(failure: Failure): void;
  subscribe(listener: (failure: Failure) => void): () => void;
}

export function createFailures(): Failures {
  const listeners = new Set<(failure: Failure) => void>();
  return {
    report(failure) {
      for (const listener of listeners) listener(failure);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
