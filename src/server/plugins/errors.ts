import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { errorBodyOf } from '#server/api/endpoint/error-body.ts';
import { isDatabaseOutage } from '#server/db/pool/outage.ts';
import {
  validationError,
  notFound,
  HttpError,
  requestError,
  serviceUnavailable,
} from '#server/http/http-error.ts';
import { fieldErrorOf } from './validation.ts';

/** Turns errors into responses. */
export function respondToErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const httpError = httpErrorOf(error);
    request.httpError = httpError;
    if (httpError.status >= 500) request.failure = error;
    if (httpError.retryAfter !== undefined) void reply.header('retry-after', httpError.retryAfter);
    if (httpError.status === 401) void reply.header('www-authenticate', 'Bearer');
    return reply
      .code(httpError.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBodyOf(httpError, request.context.language)));
  });
}

/** Returns the error response for an error. */
export function httpErrorOf(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  // The path has no valid slug or id.
  if (error.validationContext === 'params') return notFound();
  if (error.validation !== undefined) return validationError(fieldErrorOf(error.validation));
  if (isDatabaseOutage(error)) return serviceUnavailable();
  const status = error.statusCode ?? 500;
  if (status >= 500) return requestError(500, 'server_error');
  return requestError(status, CLIENT_ERRORS[status] ?? 'malformed_json');
}

/** The codes of Fastify's own errors; all others are about a malformed body. */
const CLIENT_ERRORS: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};
