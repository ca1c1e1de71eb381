import type { IncomingMessage } from 'node:http';
import { readableUrl } from './normalize-url.ts';

/** A target in absolute form (RFC 9112, section 3.2.2): its host, and the rest. */
const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(.*)$/is;
const SCHEMES = ['http', 'https'];

/**
 * Returns the path and query that a request is for, and leaves only those of its headers that may
 * name a host or a scheme. Runs before anything else sees the request: Fastify would believe any
 * forwarded header of a trusted proxy, which may have passed on a visitor's own.
 */
export function readTarget({ url = '/', headers }: IncomingMessage): string {
  if (headers['x-forwarded-host'] !== undefined) delete headers['x-forwarded-host'];
  if (headers['x-forwarded-proto'] !== undefined) {
    headers['x-forwarded-proto'] = forwardedScheme(headers['x-forwarded-proto']);
  }
  const [, host, rest = ''] = url.startsWith('/') ? [] : (ABSOLUTE_FORM.exec(url) ?? []);
  if (host === undefined) return readableUrl(url);
  // The host of the target wins over the Host header, as the RFC says.
  headers.host = host;
  return readableUrl(rest.startsWith('/') ? rest : `/${rest}`);
}

/** The scheme that the nearest proxy states, if it is one of HTTP. */
function forwardedScheme(header: string | string[]): string | undefined {
  const scheme = String(header).split(',').at(-1)?.trim().toLowerCase() ?? '';
  return SCHEMES.includes(scheme) ? scheme : undefined;
}
