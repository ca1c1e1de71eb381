import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { ForeignSources } from './google-tag-sources.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Allows the scripts of this response that carry the returned nonce. */
    allowScripts(): string;
  }
}

interface Options extends ForeignSources {
  /** The origins of map tiles, the only foreign source of the pages of staff. */
  mapTiles: readonly string[];
  /** True in development, where styles are inline and changes arrive over a WebSocket. */
  isDevelopment: boolean;
}

/** The headers that Helmet sets by default, with a longer HSTS and our permissions. */
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
/** The pages of staff use passkeys, the camera (codes of patients) and no position, and no search engine may show them. */
const STAFF_HEADERS = {
  'permissions-policy':
    'geolocation=(), camera=(self), microphone=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};
const NO_SOURCES: ForeignSources = { script: [], connect: [], image: [] };
const NONCE_BYTES = 16;

/**
 * Sets the security headers of every response. Inline scripts need a nonce, which only pages have;
 * inline styles are not allowed at all, so that no content of a page can become code.
 */
export function setSecurityHeaders(app: FastifyInstance, options: Options): void {
  const headers = { ...HEADERS, 'content-security-policy': contentSecurityPolicy(options) };
  const staffHeaders = {
    ...HEADERS,
    ...STAFF_HEADERS,
    'content-security-policy': contentSecurityPolicy({
      ...options,
      ...NO_SOURCES,
      image: options.mapTiles,
    }),
  };
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(request.staffSite ? staffHeaders : headers);
    next();
  });
  app.decorateReply('allowScripts', function allowScripts() {
    const nonce = randomBytes(NONCE_BYTES).toString('hex');
    void this.header('content-security-policy', contentSecurityPolicy(options, nonce));
    return nonce;
  });
}

function contentSecurityPolicy(
  { script, connect, image, isDevelopment }: Options,
  nonce?: string,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]), ...script],
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    'img-src': ["'self'", 'data:', ...image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...(isDevelopment ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
}
