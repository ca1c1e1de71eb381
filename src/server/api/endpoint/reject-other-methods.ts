import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#shared/contract/endpoints.ts';
import { methodNotAllowed, notFound } from '#server/http/http-error.ts';
import { applyLocale } from './apply-locale.ts';

/** The HTTP methods besides HEAD, which GET includes, and OPTIONS, which is allowed everywhere. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const;

type FlaggedMethod = Pick<Endpoint, 'method' | 'flag'>;

/**
 * Rejects the other methods of a path, before a body is read: with a 405 and the `Allow` header, or with
 * a 404 if flags disable all calls of the path.
 */
export function rejectOtherMethods(
  app: FastifyInstance,
  url: string,
  calls: readonly FlaggedMethod[],
): void {
  const supported = new Set<string>(calls.map(({ method }) => method));
  app.route({
    method: METHODS.filter((method) => !supported.has(method)),
    url,
    onRequest: (request, reply, done) => {
      applyLocale(request);
      const { flags } = request.site;
      const enabled = calls.filter(({ flag }) => flag === undefined || flags[flag]);
      if (enabled.length > 0) void reply.header('allow', allowed(enabled));
      done(enabled.length > 0 ? methodNotAllowed() : notFound());
    },
    handler: () => undefined,
  });
}

function allowed(calls: readonly FlaggedMethod[]): string {
  const methods = calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...methods, 'OPTIONS'].join(', ');
}
