import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#shared/contract/endpoints.ts';
import { methodNotAllowed, notFound } from '#server/http/request-error.ts';
import { applyLocale } from './apply-locale.ts';

/** HEAD comes with GET; OPTIONS is answered everywhere, for preflights. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const;

type Call = Pick<Endpoint, 'method' | 'flag'>;

/**
 * Answers the methods that a path does not take with 405 and those it takes, before any body is
 * read. Where the country switches all calls of the path off, it is a 404.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  calls: readonly Call[],
): void {
  const taken = new Set<string>(calls.map(({ method }) => method));
  app.route({
    method: METHODS.filter((method) => !taken.has(method)),
    url,
    onRequest: (request, reply, done) => {
      applyLocale(request);
      const { flags } = request.site;
      const offered = calls.filter(({ flag }) => flag === undefined || flags[flag]);
      if (offered.length > 0) void reply.header('allow', allowed(offered));
      done(offered.length > 0 ? methodNotAllowed() : notFound());
    },
    handler: () => undefined,
  });
}

function allowed(calls: readonly Call[]): string {
  const methods = calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...methods, 'OPTIONS'].join(', ');
}
