import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { namesTag } from '#server/http/if-none-match.ts';

interface Options {
  /** True if a response may be compressed after its ETag is computed. */
  isWeak?: boolean;
}

/**
 * Adds ETags to responses and responds to conditional requests with 304. The library only computes
 * the ETags: its comparison supports neither lists nor `*`, and would turn an error into a 304.
 */
export const conditionalRequests = fp(
  async (app: FastifyInstance, { isWeak = false }: Options) => {
    await app.register(etag, { weak: isWeak, replyWith304: false });
    app.addHook('onSend', (request, reply, payload, next) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const tag = reply.getHeader('etag');
      if (!isRead || reply.statusCode !== 200) {
        void reply.removeHeader('etag');
      } else if (typeof tag === 'string' && namesTag(request.headers['if-none-match'], tag)) {
        void reply.code(304);
        return next(null, '');
      }
      next(null, payload);
    });
  },
  { name: 'conditional-requests' },
);
