import type { IncomingMessage } from 'node:http';
import { normalizeUrl } from './normalize-url.ts';

/** A request target in absolute form (RFC 9112, section 3.2.2): host and path. */
const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(.*)$/is;
const SCHEMES = ['http', 'https'];

/**
 * Returns the path and query of a request, and removes the headers that may not set its host or
 * scheme. Runs before Fastify reads the request: Fastify trusts every forwarded header of a trusted
 * proxy, even one that the client sent and the proxy passed on.
 */
export function readTarget({ url = '/', headers }: IncomingMessage): string {
  if (headers['x-forwarded-host'] !== undefined) delete headers['x-forwarded-host'];
  if (headers['x-forwarded-proto'] !== undefined) {
    headers['x-forwarded-proto'] = forwardedScheme(headers['x-forwarded-proto']);
  }
  const [, host, rest = ''] = url.startsWith('/') ? [] : (ABSOLUTE_FORM.exec(url) ?? []);
  if (host === undefined) return normalizeUrl(url);
  // The host of the target overrides the Host header (RFC 9112, section 3.2.2).
  headers.host = host;
  return normalizeUrl(rest.startsWith('/') ? rest : `/${rest}`);
}

/** Returns the scheme set by the nearest proxy, if it is http or https. */
function forwardedScheme(header: string | string[]): string | undefined {
  const scheme = String(header).split(',').at(-1)?.trim().toLowerCase() ?? '';
  return SCHEMES.includes(scheme) ? scheme : undefined;
}
