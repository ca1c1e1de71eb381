import type { ErrorCode, ErrorType } from '#shared/contract/errors.ts';
import type { BookingText } from '#server/text/translators.ts';

/** One thing wrong with a request; `params` fill the placeholders of its text. */
export interface Problem {
  code: ErrorCode;
  /** The text, where a code has several; by default the one named like the code. */
  text?: 'throttled_in_hours';
  attr: string | null;
  params?: Readonly<Record<string, string | number>>;
  /** The text of the booking form to use, where the form finds the same problem itself. */
  formText?: BookingText;
}

/**
 * What a feature throws to refuse a request. Carries codes only: the text for the person is made
 * in one place, in the language of the request.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly problems: readonly Problem[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    type: ErrorType,
    problems: readonly Problem[],
    retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(problems.map((problem) => `${problem.attr ?? '-'}: ${problem.code}`).join(', '), options);
    this.name = 'RequestError';
    this.status = status;
    this.type = type;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

/** 400: the fields named by `attr` are to be corrected. */
export function invalid(...problems: readonly Problem[]): RequestError {
  return new RequestError(400, 'validation_error', problems);
}

/** 400: nothing is wrong with the fields, but what they are about is not in a state for it. */
export function refused(code: ErrorCode): RequestError {
  return new RequestError(400, 'client_error', [{ code, attr: null }]);
}

/** 401: nobody is signed in, or not so. */
export function unauthorized(code: 'unauthenticated' | 'invalid_credentials'): RequestError {
  return new RequestError(401, 'client_error', [{ code, attr: null }]);
}

/** 404: there is no such thing, or not for whoever asks. */
export function notFound(): RequestError {
  return new RequestError(404, 'client_error', [{ code: 'not_found', attr: null }]);
}

/** 405: the path takes other methods, which `Allow` names. */
export function methodNotAllowed(): RequestError {
  return new RequestError(405, 'client_error', [{ code: 'method_not_allowed', attr: null }]);
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** 429: too often; `retryAfter` in seconds. */
export function throttled(attr: string | null, retryAfter: number): RequestError {
  const isLong = retryAfter > 2 * HOUR_SECONDS;
  const count = Math.max(1, Math.ceil(retryAfter / (isLong ? HOUR_SECONDS : MINUTE_SECONDS)));
  const problem: Problem = {
    code: 'throttled',
    ...(isLong ? { text: 'throttled_in_hours' } : {}),
    attr,
    params: { count },
  };
  return new RequestError(429, 'client_error', [problem], retryAfter);
}

/** 503: nothing was done, and the same request may succeed in a moment. */
export function unavailable(): RequestError {
  return new RequestError(503, 'server_error', [{ code: 'unavailable', attr: null }], 5);
}
