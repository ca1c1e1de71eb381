import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';
import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

declare module 'fastify' {
  interface FastifyReply {
    /** Lets those scripts in the answer run that carry the nonce returned. */
    allowScripts(): string;
  }
}

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

/** Stands for the nonce in the policy. */
const NONCE = "'nonce-*'";
const NONCE_BYTES = 16;

/**
 * Security headers for every answer. Scripts run by nonce only, and only in pages; there is no
 * inline style at all, so that nothing a page shows can become code.
 */
export const securityPlugin = fp(
  (app: FastifyInstance, options: Options, done: () => void) => {
    const { 'content-security-policy': policy = '', ...headers } = headersOf(options);
    const fixed = { ...headers, 'content-security-policy': policy.replace(` ${NONCE}`, '') };
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers(fixed);
      next();
    });
    app.decorateReply('allowScripts', function allowScripts() {
      const nonce = randomBytes(NONCE_BYTES).toString('hex');
      void this.header('content-security-policy', policy.replace(NONCE, `'nonce-${nonce}'`));
      return nonce;
    });
    done();
  },
  { name: 'security' },
);

/** The headers that Helmet sets: always the same, so it is asked once and not for every answer. */
function headersOf({ runFrom, connectTo, showFrom, isDevelopment }: Options) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", NONCE, ...runFrom],
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
  setHeaders(response.req, response, (error) => {
    if (error !== undefined) throw error;
  });
  response.setHeader('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
