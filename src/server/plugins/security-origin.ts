import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Origins beside our own whose pages may call the API. */
    friendlyOrigins: ReadonlySet<string>;
  }
}

interface Options {
  /** Origins beside our own whose pages may call the API. */
  corsOrigins: readonly string[];
}

export const originPlugin = fp(
  (app: FastifyInstance, { corsOrigins }: Options, done: () => void) => {
    const friendly = new Set(corsOrigins);
    app.decorate('friendlyOrigins', friendly);
    app.addHook('onRequest', ({ headers }, reply, next) => {
      if (friendly.has(headers.origin ?? '')) {
        void reply.header('access-control-allow-credentials', 'true');
      }
      next();
    });
    done();
  },
  { name: 'security-origin' },
);

/**
 * Whether a request comes from a page of ours, or one that may call us, as far as its browser says;
 * what is no browser says nothing. What a cookie is worth to others than these is nothing: somebody
 * else's page could have made the browser send it along.
 */
export function isFromOurPages({ headers, host, server }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  return server.friendlyOrigins.has(origin) || URL.parse(origin)?.host === asInOrigin(host);
}

/** As a browser writes an origin: without the port that goes without saying. */
function asInOrigin(host: string): string {
  return host.toLowerCase().replace(/:(?:80|443)$/, '');
}
