import type { ApiError } from '#shared/contract/api-error.ts';

/**
 * Whether the API said no. By name rather than `instanceof`: on the server the pages and the
 * features are bundled apart, and each bundle has its own class.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** The request never got an answer: no connection, a blocked request, an aborted one. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No answer from the server', { cause });
    this.name = 'NetworkError';
  }
}

/** An answer that is not the API's: a proxy's error page, a body that is no JSON. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** The HTTP status of a failed call, null when there was no answer or no call. */
export function statusOf(error: unknown): number | null {
  return isApiError(error) || error instanceof HttpError ? error.status : null;
}

/** The asked-for thing does not exist, or what named it cannot name anything. */
export function isNotFound(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}

/** The server failed, which says nothing about what was asked for. */
export function isServerFailure(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status >= 500;
}
