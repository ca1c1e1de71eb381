import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cityOfCookie } from '#shared/domain/places/city-cookie.ts';
import { carryTracking } from '#shared/domain/tracking.ts';
import { createPageApi } from '../api/page-api.ts';
import { deviceOf } from './device.ts';
import { presentSettings } from '../features/settings/index.ts';
import type { FreshPage, StoredPage } from '../page-cache/page-cache.ts';
import { identify, pageKey, type PageIdentity } from '../page-cache/page-key.ts';
import {
  canSend,
  documentOf,
  sendStored,
  serverClock,
  storePage,
} from '../page-cache/stored-page.ts';
import { watchApi, type PageSources } from '../page-cache/watch-api.ts';
import { isKnownHost } from '../plugins/security-host.ts';
import { notFound } from '../http/request-error.ts';
import type { PageRenderer, PageRequest, PageResponse } from '../ssr/render-page.ts';
import { REQUEST_ID_HEADER } from '../telemetry/request-id.ts';
import { traced } from '../telemetry/traced.ts';

/** Where pages and the files they are made of come from. */
export interface Pages {
  render: PageRenderer;
  /** Registers whatever serves the files. */
  serveFiles(app: FastifyInstance): Promise<void>;
  /** Sources are served as they are, with the tools of development around them. */
  isDevelopment?: boolean;
}

const NO_PAGE = /^\/(?:api|assets|media|health|dev)\//;
/** A cache on the way may answer for a second; a browser asks whether its copy still holds. */
const FOR_ALL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** Answers with kept pages, before anything else is asked about a request. */
export function keptPages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const key = NO_PAGE.test(request.url) ? null : keyOf(request, identityOf(request));
    const kept = key === null ? undefined : request.site.pages.get(key);
    if (kept === undefined || !canSend(kept, request.raw)) next();
    else {
      request.isServedFromCache = true;
      answerWith(kept, request, reply);
    }
  });
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
    if (NO_PAGE.test(request.url)) throw notFound();
    const { host } = request.site.country;
    if (request.hostname.toLowerCase() === `www.${host}`) {
      return reply.redirect(`${request.protocol}://${host}${request.url}`, 301);
    }
    return sendPage(pages, request, reply);
  });
}

async function sendPage(pages: Pages, request: FastifyRequest, reply: FastifyReply) {
  const { site } = request;
  const identity = identityOf(request);
  const key = pages.isDevelopment === true ? null : keyOf(request, identity);
  const kept = key === null ? undefined : site.pages.get(key);
  const timing = { 'server-timing': serverClock(site.clock()) };
  // Whoever does not understand Brotli gets the document as it can be compressed for them.
  if (kept !== undefined) {
    request.isServedFromCache = true;
    return reply.headers({ ...kept.headers, ...timing }).send(await documentOf(kept));
  }

  const render = () => renderFresh(pages.render, identity, request, reply);
  const { page, stored } = await (key === null ? render() : site.pages.once(key, render));
  if (stored !== null && canSend(stored, request.raw)) return answerWith(stored, request, reply);
  const { location } = page.headers;
  return reply
    .code(page.status)
    .headers({ ...page.headers, ...timing })
    .headers(location === undefined ? {} : { location: carried(request, location) })
    .send(page.html);
}

function answerWith(page: StoredPage, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  sendStored(page, request.raw, reply.raw, {
    'server-timing': serverClock(request.site.clock()),
    [REQUEST_ID_HEADER]: request.id,
  });
}

async function renderFresh(
  render: PageRenderer,
  identity: PageIdentity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FreshPage<PageResponse>> {
  const { method, site } = request;
  const sources: PageSources = { doctors: new Set(), isPersonal: false };
  const pageRequest: PageRequest = {
    ...identity,
    method,
    country: site.country.code,
    flags: site.flags,
    apiBaseUrls: site.apiBaseUrls,
    settings: presentSettings(site),
    apiFor: (language) =>
      watchApi(createPageApi({ site, language, origin: identity.origin }), sources),
    now: site.clock(),
    nonce: reply.allowScripts(),
    onError: (error) => (request.failure ??= error),
  };
  const page = await traced('rendering', 'render page', () => render(pageRequest));
  const isForAll = page.status === 200 && !sources.isPersonal && isKnownHost(request.host);
  const headers = {
    ...headersOf(reply),
    'cache-control': isForAll ? FOR_ALL : 'private, no-cache',
    vary: 'accept-encoding, cookie, user-agent',
    ...page.headers,
  };
  return {
    page: { ...page, headers },
    stored: isForAll ? await storePage(page.html, headers) : null,
    doctors: sources.doctors,
  };
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** Null for an answer that is not for everybody. */
function keyOf(request: FastifyRequest, identity: PageIdentity): string | null {
  const isForAll = request.method === 'GET' && request.headers.origin === undefined;
  return isForAll && isKnownHost(request.host) ? pageKey(identity) : null;
}

function identityOf({ url, headers, site, context }: FastifyRequest): PageIdentity {
  const { cities } = site.reference.current;
  return identify(
    {
      url,
      citySlug: cityOfCookie(headers.cookie ?? ''),
      device: deviceOf(headers['user-agent']),
      origin: context.origin,
    },
    (city) => cities.some(({ slug }) => slug === city),
  );
}

/** A page is rendered without them, the visitor keeps them. */
function carried({ url, context }: FastifyRequest, location: string): string {
  return carryTracking(new URL(context.origin + url).search, location);
}
