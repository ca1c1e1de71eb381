import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countryByHost } from '#shared/countries/index.ts';
import { badRequest } from '#server/http/http-error.ts';

/** Matches a host name or an IP address, with or without a port. */
const HOST = /^(?:[a-z0-9_-][a-z0-9._-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Returns true for a well-formed Host header; HTTP/1.0 may omit it. */
export function isHost(host: string): boolean {
  return host === '' || HOST.test(host);
}

/** Returns true for the host of a country or of this machine; clients can make up any other. */
export function isKnownHost(host: string): boolean {
  return countryByHost(host) !== null || LOOPBACK.test(host);
}

/** Paths whose response does not depend on the host. */
const HOST_INDEPENDENT = /^\/(?:assets|media)\//;

/**
 * Marks responses to an unknown host as private. Outside production their links use that host, so that
 * a site can be tried under any name, and a shared cache may ignore the host.
 */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ host, raw }, _reply, next) => {
    const isMissing = raw.headers.host === undefined && raw.httpVersion === '1.1';
    next(isHost(host) && !isMissing ? undefined : badRequest('malformed_request'));
  });
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (isPublic(reply) && dependsOnUnknownHost(request)) {
      void reply.header('cache-control', 'private, no-cache');
    }
    next();
  });
}

function isPublic(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control') ?? '').includes('public');
}

function dependsOnUnknownHost({ url, host }: FastifyRequest): boolean {
  return !isKnownHost(host) && !HOST_INDEPENDENT.test(url);
}
