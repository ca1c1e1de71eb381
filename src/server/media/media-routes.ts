import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/http/http-error.ts';
import { drawLineSign } from './line-sign.ts';

const CACHE = 'public, max-age=31536000, immutable';

/** Serves generated images. Each depends on its URL alone and never changes. */
export function mediaRoutes(app: FastifyInstance): void {
  app.get<{ Params: { line: string; colour: string } }>(
    '/media/metro/:line/:colour.svg',
    async (request, reply) => {
      const { line, colour } = request.params;
      if (!/^[\p{L}\d]{1,6}$/u.test(line) || !/^[0-9a-f]{6}$/.test(colour)) throw notFound();
      return (
        reply
          .header('cache-control', CACHE)
          // With API_BASE_URL, pages of another origin show it.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/svg+xml')
          .send(drawLineSign(line, `#${colour}`))
      );
    },
  );
}
