import type { FailureContext } from '../query/query-client.ts';

/** A failed query or mutation. */
export interface Failure extends FailureContext {
  error: unknown;
}

/** Passes failures from the query client, which is outside of React, to the toasts. */
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
