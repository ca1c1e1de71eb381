import { useEffect } from 'react';
import { isApiError, HttpError, NetworkError } from '#web/lib/failures/api-failure.ts';

const KEY = 'silent-reloads';
const MAX_RELOADS = 3;
/** Milliseconds after which a page counts as working and the count is reset. */
const WORKING_AFTER_MS = 10_000;

/** The storage of the count, `sessionStorage`, which survives a reload. */
export type Counter = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns true if an error is from a request, false if it is from rendering. */
export function isFailedCall(error: unknown): boolean {
  return isApiError(error) || error instanceof HttpError || error instanceof NetworkError;
}

/**
 * Returns true if the page should be reloaded after an error, at most three times in a row: for
 * rendering failures, and for chunks that a new release replaced. A reload does not help with a
 * failed request; it would only take the page away from a visitor who is offline.
 */
export function consumeSilentReload(error: unknown, counter: Counter, isOnline: boolean): boolean {
  if (isFailedCall(error) || !isOnline) return false;
  try {
    const reloads = Number(counter.getItem(KEY) ?? 0);
    if (reloads >= MAX_RELOADS) return false;
    counter.setItem(KEY, String(reloads + 1));
    return true;
  } catch {
    // Without storage, nothing would limit the reloads.
    return false;
  }
}

/** Resets the count when a page has worked for `WORKING_AFTER_MS`. */
export function useResetReloadCount(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      try {
        sessionStorage.removeItem(KEY);
      } catch {
        // Without storage there is no count to reset.
      }
    }, WORKING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
