import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface Options {
  /** Origins beside our own that pages may call. */
  connectTo: readonly string[];
}

/**
 * Security headers for every answer. Scripts run by nonce only; there is no inline style at all,
 * so that nothing a page shows can become code.
 */
export const securityPlugin = fp(
  async (app: FastifyInstance, { connectTo }: Options) => {
    await app.register(helmet, {
      enableCSPNonces: true,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...connectTo],
          manifestSrc: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
        },
      },
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    });
    app.addHook('onSend', (_request, reply, _payload, next) => {
      void reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
      next();
    });
  },
  { name: 'security' },
);
