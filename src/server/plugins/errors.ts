import type { FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { errorBodyOf } from '#server/api/api-error-of.ts';
import { isDatabaseOutage } from '#server/db/outage.ts';
import { invalid, notFound, RequestError, unavailable } from '#server/http/request-error.ts';
import { problemOf } from './validation.ts';

/** The one place where errors become HTTP answers. */
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

/** What an error is to whoever asked. */
export function refusalOf(error: FastifyError): RequestError {
  if (error instanceof RequestError) return error;
  // No slug or id is shaped so: the address names nothing.
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

/** Statuses of Fastify's own refusals; the others are about a body that cannot be read. */
const CLIENT_ERRORS: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};
