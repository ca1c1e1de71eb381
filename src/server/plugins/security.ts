import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

interface Options {
  /** Origins beside our own whose scripts pages may run. */
  runFrom: readonly string[];
  /** Origins beside our own that pages may call. */
  connectTo: readonly string[];
  /** Origins beside our own whose pictures pages may show. */
  showFrom: readonly string[];
  /** Sources under work bring their styles inline and listen for changes on a socket. */
  isDevelopment: boolean;
}

/**
 * Security headers for every answer. Scripts run by nonce only; there is no inline style at all,
 * so that nothing a page shows can become code.
 */
export const securityPlugin = fp(
  async (app: FastifyInstance, { runFrom, connectTo, showFrom, isDevelopment }: Options) => {
    await app.register(helmet, {
      enableCSPNonces: true,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", ...runFrom],
          styleSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
          imgSrc: ["'self'", 'data:', ...showFrom],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...connectTo, ...(isDevelopment ? ['ws:'] : [])],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
        },
      },
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    });
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
      next();
    });
    if (isDevelopment) {
      app.addHook('onSend', (_request, reply, _payload, next) => {
        allowInlineStyles(reply);
        next();
      });
    }
  },
  { name: 'security' },
);

/** A nonce in the list makes browsers ignore 'unsafe-inline'. */
function allowInlineStyles(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  void reply.header(
    'content-security-policy',
    policy.replace(/(style-src[^;]*?) 'nonce-[^']*'/, '$1'),
  );
}
