import type { ApiErrorBody } from './errors.ts';

/** An answer of the API that says no: its HTTP status and body. */
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
