import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { carryTracking } from '#shared/domain/tracking.ts';
import type { CachedPage, RenderedPage } from '../page-cache/page-cache.ts';
import type { PageIdentity } from '../page-cache/page-key.ts';
import {
  canSend,
  documentOf,
  sendCachedPage,
  serverClock,
  toCachedPage,
} from '../page-cache/send-cached-page.ts';
import { watchApi, type PageSources } from '../page-cache/watch-api.ts';
import { isKnownHost } from '../plugins/security-host.ts';
import { notFound } from '../http/http-error.ts';
import type { PageRenderer, PageRequest, PageResponse } from '../ssr/render-page.ts';
import { REQUEST_ID_HEADER } from '../telemetry/request-id.ts';
import { movedUrl } from './moved-url.ts';
import { isWww, lookUpPage, type PageLookup } from './page-lookup.ts';
import type { Pages } from './pages.ts';
import { siteRequest } from './site-request.ts';
import { staffPages } from './staff-pages.ts';
import { traced } from '../telemetry/traced.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache lookup of a page that the hook did not send. */
    pageLookup: PageLookup | null;
  }
}

/** Proxies may serve a page for a second; browsers revalidate their copy. */
const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** Looks up pages in the cache before all other hooks. Sends those that need no recompression. */
export function servePagesFromCache(app: FastifyInstance, { isDevelopment = false }: Pages): void {
  app.decorateRequest('pageLookup', null);
  app.addHook('onRequest', (request, reply, next) => {
    const { method, url, headers, host, site, context } = request;
    const target = { method, url, headers, host, site, origin: context.origin };
    const lookup = lookUpPage(target, isDevelopment);
    if (lookup?.cached !== undefined && canSend(lookup.cached, request.raw)) {
      recordHit(request, lookup.cached);
      return sendFromCache(lookup.cached, request, reply);
    }
    request.pageLookup = lookup;
    next();
  });
}

/**
 * Serves the pages and their files. Every path without a route of its own is a page, because pages
 * have their own 404, except under the prefixes above. `www.` redirects to the host of the country.
 */
export async function pageRoutes(app: FastifyInstance, pages?: Pages): Promise<void> {
  await pages?.serveFiles(app);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  if (pages === undefined) return;
  if (pages.staffAssets !== undefined) staffPages(app, pages.staffAssets, pages);
  // A route rather than the not-found handler, so that compression and other hooks apply.
  app.get('/*', (request, reply) => {
    if (request.pageLookup === null) throw notFound();
    const { host } = request.site.country;
    if (isWww(request.host, request.site)) {
      return reply.redirect(`${request.protocol}://${host}${request.url}`, 301);
    }
    const moved = movedUrl(request.url, request.site.reference.current, request.site.country);
    if (moved !== null) return reply.redirect(moved, 301);
    return sendPage(pages.render, request.pageLookup, request, reply);
  });
}

async function sendPage(
  render: PageRenderer,
  { identity, key, cached }: PageLookup,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { site } = request;
  const timing = { 'server-timing': serverClock(site.clock()) };
  // A client without Brotli gets the document in an encoding that it accepts.
  if (cached !== undefined) {
    recordHit(request, cached);
    return reply.headers({ ...cached.headers, ...timing }).send(await documentOf(cached));
  }

  const renderPage = () => renderForCache(render, identity, request, reply);
  const rendered = await (key === null ? renderPage() : site.pages.renderOnce(key, renderPage));
  if (rendered.cached !== null && canSend(rendered.cached, request.raw)) {
    return sendFromCache(rendered.cached, request, reply);
  }
  const { status, headers, html } = rendered.page;
  const { location } = headers;
  return reply
    .code(status)
    .headers({ ...headers, ...timing })
    .headers(location === undefined ? {} : { location: withTracking(request, location) })
    .send(html);
}

function recordHit(request: FastifyRequest, page: CachedPage): void {
  request.isServedFromCache = true;
  request.site.pages.recordHit(page);
}

function sendFromCache(page: CachedPage, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  sendCachedPage(page, request.raw, reply.raw, {
    'server-timing': serverClock(request.site.clock()),
    [REQUEST_ID_HEADER]: request.id,
  });
}

async function renderForCache(
  render: PageRenderer,
  identity: PageIdentity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RenderedPage<PageResponse>> {
  const { method, site } = request;
  const sources: PageSources = { doctors: new Set(), isPersonal: false };
  const ofSite = siteRequest(site, identity.origin);
  const pageRequest: PageRequest = {
    ...ofSite,
    ...identity,
    method,
    apiFor: (language) => watchApi(ofSite.apiFor(language), sources),
    nonce: reply.allowScripts(),
    onError: (error) => (request.failure ??= error),
  };
  const page = await traced('rendering', 'render page', () => render(pageRequest));
  const isPublic = page.status === 200 && !sources.isPersonal && isKnownHost(request.host);
  const headers = {
    ...headersOf(reply),
    'cache-control': isPublic ? PUBLIC : 'private, no-cache',
    vary: 'accept-encoding, cookie, user-agent',
    ...page.headers,
  };
  return {
    page: { ...page, headers },
    cached: isPublic ? toCachedPage(page.html, headers) : null,
    doctors: sources.doctors,
  };
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** Adds the tracking parameters of the request, which are not part of a page's identity. */
function withTracking({ url, context }: FastifyRequest, location: string): string {
  return carryTracking(new URL(context.origin + url).search, location);
}
