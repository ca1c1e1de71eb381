import type { ApiErrorBody } from './errors.ts';

/** An error response of the API: its HTTP status and body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, body: ApiErrorBody) {
    super(`${status} ${body.errors.map((error) => error.code).join(', ')}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}
