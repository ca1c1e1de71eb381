import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sitemapEntries, sitemapNames } from '#server/features/catalogue/sitemap/sitemaps.ts';
import {
  writeSitemap,
  writeSitemapIndex,
} from '#server/features/catalogue/sitemap/write-sitemap.ts';
import { notFound } from '#server/http/http-error.ts';
import { crawlerPaths } from '#shared/paths.ts';
import { robotsText } from './robots.ts';

/** One hour: the list of doctors changes slowly, and crawlers should share one rendering. */
const CACHE = 'public, max-age=3600';

/** Serves robots.txt and the sitemaps of each country. */
export function crawlerRoutes(app: FastifyInstance): void {
  app.get(crawlerPaths.robots(), (request, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('text/plain; charset=utf-8')
      .send(robotsText(request.site.country, request.context.origin)),
  );
  app.get(crawlerPaths.sitemapIndex(), async ({ site, context }, reply) =>
    sendXml(reply, writeSitemapIndex(await sitemapNames(site), context.origin)),
  );
  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', async (request, reply) => {
    const { site, context, params } = request;
    const batches = await sitemapEntries(site, params.name);
    if (batches === null) throw notFound();
    const where = { country: site.country, origin: context.origin };
    return sendXml(reply, Readable.from(writeSitemap(batches, where)));
  });
}

function sendXml(reply: FastifyReply, body: string | Readable): FastifyReply {
  return reply.header('cache-control', CACHE).type('application/xml; charset=utf-8').send(body);
}
