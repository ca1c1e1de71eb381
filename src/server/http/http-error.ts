import type { ErrorCode, ErrorType } from '#shared/contract/errors.ts';
import type { BookingText } from '#server/text/translators.ts';

/** One error of a response; `params` fill the placeholders of its text, a `day` in the language of the request. */
export interface FieldError {
  code: ErrorCode;
  /** The field; null for an error of the whole request. */
  attr: string | null;
  params?: Readonly<Record<string, string | number>>;
  /** Overrides the text named after the code. */
  text?: ErrorText;
}

/** The key of a text. Texts of the booking form are for errors that the form also detects itself. */
export type ErrorText =
  | { namespace: 'errors'; key: ErrorCode | 'throttled_in_hours' | 'phone_number_invalid' }
  | { namespace: 'booking'; key: BookingText };

/** An error response. It has codes only; the errors plugin translates them for the request. */
export class HttpError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly fieldErrors: readonly FieldError[];
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    type: ErrorType,
    fieldErrors: readonly FieldError[],
    retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(fieldErrors.map(({ attr, code }) => `${attr ?? '-'}: ${code}`).join(', '), options);
    this.name = 'HttpError';
    this.status = status;
    this.type = type;
    this.fieldErrors = fieldErrors;
    this.retryAfter = retryAfter;
  }
}

/** Returns a 400 that names the fields to correct. */
export function validationError(...fieldErrors: readonly FieldError[]): HttpError {
  return new HttpError(400, 'validation_error', fieldErrors);
}

/** Returns an error of the whole request, by its status. */
export function requestError(status: number, code: ErrorCode): HttpError {
  const type = status >= 500 ? 'server_error' : 'client_error';
  return new HttpError(status, type, [{ code, attr: null }]);
}

/** Returns a 400 for a valid request that the state of its subject does not allow. */
export function badRequest(code: ErrorCode): HttpError {
  return requestError(400, code);
}

/** Returns a 401 for a request without a valid session or credentials. */
export function unauthorized(
  code: 'unauthenticated' | 'invalid_credentials' | 'second_factor_required' | 'passkey_invalid',
): HttpError {
  return requestError(401, code);
}

/** Returns a 403 for a member of staff whose role does not permit the call. */
export function forbidden(): HttpError {
  return requestError(403, 'forbidden');
}

/** Returns a 404 for a resource that does not exist or that this client may not see. */
export function notFound(): HttpError {
  return requestError(404, 'not_found');
}

/** Returns the first of the rows that a query has found. Throws a 404 without one. */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw notFound();
  return row;
}

/** Returns a 405; the caller names the allowed methods in `Allow`. */
export function methodNotAllowed(): HttpError {
  return requestError(405, 'method_not_allowed');
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** Returns a 415 for a body of a type that the call does not take. */
export function unsupportedMediaType(code: ErrorCode): HttpError {
  return requestError(415, code);
}

/** Returns a 429; `retryAfter` in seconds. */
export function tooManyRequests(attr: string | null, retryAfter: number): HttpError {
  const isLong = retryAfter > 2 * HOUR_SECONDS;
  const count = Math.max(1, Math.ceil(retryAfter / (isLong ? HOUR_SECONDS : MINUTE_SECONDS)));
  const text: ErrorText = { namespace: 'errors', key: 'throttled_in_hours' };
  const fieldError = {
    code: 'throttled',
    attr,
    params: { count },
    ...(isLong && { text }),
  } as const;
  return new HttpError(429, 'client_error', [fieldError], retryAfter);
}

/** Returns a 503: the server did nothing, and the client may retry in a moment. */
export function serviceUnavailable(): HttpError {
  return new HttpError(503, 'server_error', [{ code: 'unavailable', attr: null }], 5);
}
