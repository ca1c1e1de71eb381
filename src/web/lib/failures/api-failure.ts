import type { ApiError } from '#shared/contract/api-error.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';

/**
 * Checks for an error of the API. Compares the name instead of `instanceof`: on the server, pages and
 * features are separate bundles, each with its own class.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** A request without a response: no connection, blocked, or aborted. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No response from the server', { cause });
    this.name = 'NetworkError';
  }
}

/** A response that is not from the API: the error page of a proxy, or not JSON. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** Returns the HTTP status of an error, null without a response. */
export function statusOf(error: unknown): number | null {
  return isApiError(error) || error instanceof HttpError ? error.status : null;
}

/** Checks for an error of the API with a code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return isApiError(error) && error.body.errors.some((each) => each.code === code);
}

/** Checks whether the requested resource does not exist or its id is invalid. */
export function isNotFound(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}

/** Checks for a server error (5xx). */
export function isServerFailure(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status >= 500;
}
