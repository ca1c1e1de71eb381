import { isApiError, HttpError, NetworkError } from './api-failure.ts';

/** Returns true if an error is from a request, false if it is from rendering. */
export function isFailedCall(error: unknown): boolean {
  return isApiError(error) || error instanceof HttpError || error instanceof NetworkError;
}

/**
 * Asks the script of early.ts to reload the page after an error: for rendering failures, and for pages
 * whose own chunk a new release replaced. Returns false if the error must be shown. A reload does not help with a
 * failed request; it would only take the page away from a visitor who is offline.
 */
export function reloadSilently(error: unknown): boolean {
  if (isFailedCall(error) || !navigator.onLine) return false;
  return !document.dispatchEvent(new Event('pagefailure', { cancelable: true }));
}
