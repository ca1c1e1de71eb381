import type { FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { errorBodyOf } from '#server/api/error-body.ts';
import { isDatabaseOutage } from '#server/db/pool/outage.ts';
import { invalid, notFound, RequestError, unavailable } from '#server/http/request-error.ts';
import { problemOf } from './validation.ts';

/** Maps every error to an HTTP response. No other place does. */
export const errorsPlugin = fp(
  (app: FastifyInstance, _options: object, done: () => void) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const refusal = refusalOf(error);
      request.refusal = refusal;
      if (refusal.status >= 500) request.failure = error;
      if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
      if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
      return reply
        .code(refusal.status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(errorBodyOf(refusal, request.context.language)));
    });
    done();
  },
  { name: 'errors' },
);

/** Returns the error that the client sees. */
export function refusalOf(error: FastifyError): RequestError {
  if (error instanceof RequestError) return error;
  // No slug or id has this form, so nothing exists at this URL.
  if (error.validationContext === 'params') return notFound();
  if (error.validation !== undefined) return invalid(problemOf(error.validation));
  if (isDatabaseOutage(error)) return unavailable();
  const status = error.statusCode ?? 500;
  if (status >= 500) return refuse(500, 'server_error');
  return refuse(status, CLIENT_ERRORS[status] ?? 'malformed_json');
}

function refuse(status: number, code: ErrorCode): RequestError {
  const type = status >= 500 ? 'server_error' : 'client_error';
  return new RequestError(status, type, [{ code, attr: null }]);
}

/** The statuses of Fastify's own errors; all others mean an unreadable body. */
const CLIENT_ERRORS: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};
