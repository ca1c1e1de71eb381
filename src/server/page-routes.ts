import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CITY_COOKIE } from '#shared/domain/city-cookie.ts';
import { createServerApi } from './api/server-api.ts';
import { deviceOf } from './device.ts';
import { presentSettings } from './features/settings/index.ts';
import { notFound } from './request-error.ts';
import type { PageRenderer } from './ssr/render-page.ts';

/** Where pages and the files they are made of come from. */
export interface Pages {
  render: PageRenderer;
  /** Registers whatever serves the files. */
  serveFiles(app: FastifyInstance): Promise<void>;
  /** Sources are served as they are, with the tools of development around them. */
  isDevelopment?: boolean;
}

/**
 * Serves the pages, and the files they are made of. Whatever no route knows is a page's business,
 * which has a not-found of its own; under the prefixes below nothing is. A site has one name: with
 * `www.` it leads there.
 */
export async function pageRoutes(app: FastifyInstance, pages?: Pages): Promise<void> {
  await pages?.serveFiles(app);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  if (pages === undefined) return;
  // A route like any other, so that what holds for all of them (being compressed) holds for pages.
  app.get('/*', (request, reply) => {
    if (/^\/(?:api|assets|media|health|dev)\//.test(request.url)) throw notFound();
    const { host } = request.site.country;
    if (request.hostname === `www.${host}`) {
      return reply.redirect(`${request.protocol}://${host}${request.url}`, 301);
    }
    return sendPage(pages.render, request, reply);
  });
}

async function sendPage(render: PageRenderer, request: FastifyRequest, reply: FastifyReply) {
  const { site } = request;
  const { origin } = request.call;
  const page = await render({
    url: request.url,
    method: request.method,
    country: site.country.code,
    flags: site.flags,
    settings: presentSettings(site),
    apiFor: (language) => createServerApi({ site, language, origin }),
    device: deviceOf(request.headers['user-agent']),
    citySlug: request.cookies[CITY_COOKIE] ?? null,
    now: site.clock(),
    nonce: reply.cspNonce.script,
    origin,
  });
  return reply
    .code(page.status)
    .headers({ 'cache-control': 'private, no-cache', vary: 'cookie, user-agent', ...page.headers })
    .send(page.html);
}
