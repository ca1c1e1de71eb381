import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Other origins whose pages may call the API. */
    trustedOrigins: ReadonlySet<string>;
  }
}

/** Lets pages of other origins call the API with cookies. */
export function trustOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const trusted = new Set(origins);
  app.decorate('trustedOrigins', trusted);
  app.addHook('onRequest', ({ headers }, reply, next) => {
    if (trusted.has(headers.origin ?? '')) {
      void reply.header('access-control-allow-credentials', 'true');
    }
    next();
  });
}

/**
 * Returns true for a request from our own pages or those of an allowed origin, by headers that
 * browsers set; other clients set none. Cookies of all other requests are ignored: a foreign page
 * could have made the browser send them (CSRF).
 */
export function isFromOurPages({ headers, host, server }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  return server.trustedOrigins.has(origin) || isOriginOf(host, origin);
}

/** Returns true for a request from a page of the same host: no page of patients, no allowed origin. */
export function isFromThisHost({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  if (origin !== undefined) return isOriginOf(host, origin);
  return site === 'same-origin' || site === 'none';
}

function isOriginOf(host: string, origin: string): boolean {
  return URL.parse(origin)?.host === asInOrigin(host);
}

/** Returns a host as browsers write it in `Origin`, without the default port. */
function asInOrigin(host: string): string {
  return host.toLowerCase().replace(/:(?:80|443)$/, '');
}
