import { useEffect } from 'react';
import { isApiError, HttpError, NetworkError } from '#web/lib/failures/api-failure.ts';

const KEY = 'silent-reloads';
const MAX_RELOADS = 3;
/** Milliseconds after which a page counts as alive, and an error as a new one. */
const ALIVE_AFTER = 10_000;

/** Where the count outlives a reload; the browser's `sessionStorage`. */
export type Counter = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether an error is a refused or unanswered call, rather than a fault of the page. */
export function isFailedCall(error: unknown): boolean {
  return isApiError(error) || error instanceof HttpError || error instanceof NetworkError;
}

/**
 * Whether an error is worth trying the page anew for, at most three times in a row: one of rendering
 * is, or a chunk that a new release replaced. A refused or unanswered call is not, for a reload
 * would only take the page away from somebody who is offline.
 */
export function takeSilentReload(error: unknown, counter: Counter, isOnline: boolean): boolean {
  if (isFailedCall(error) || !isOnline) return false;
  try {
    const reloads = Number(counter.getItem(KEY) ?? 0);
    if (reloads >= MAX_RELOADS) return false;
    counter.setItem(KEY, String(reloads + 1));
    return true;
  } catch {
    // Without storage nothing would stop the fourth reload.
    return false;
  }
}

/** Starts the count anew once a page has stayed alive. */
export function useCountReloads(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      try {
        sessionStorage.removeItem(KEY);
      } catch {
        // No storage, no count.
      }
    }, ALIVE_AFTER);
    return () => clearTimeout(timer);
  }, []);
}
