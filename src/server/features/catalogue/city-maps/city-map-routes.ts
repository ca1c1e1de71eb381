import type { FastifyInstance } from 'fastify';
import { assetPaths } from '#shared/paths.ts';
import { notFound } from '#server/http/http-error.ts';

const CACHE = 'public, max-age=31536000, immutable';

/** Serves the drawn maps of the cities. Their URLs change with the content. */
export function cityMapRoutes(app: FastifyInstance): void {
  app.get(assetPaths.cityMap(':name'), async ({ site, url }, reply) => {
    const [path] = url.split('?', 1);
    const map = site.cityMaps.find((each) => each.url === path);
    if (map === undefined) throw notFound();
    return reply.header('cache-control', CACHE).type('application/json').send(map.json);
  });
}
