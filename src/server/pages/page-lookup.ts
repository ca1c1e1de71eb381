import type { IncomingHttpHeaders } from 'node:http';
import { staffSiteByHost } from '#shared/countries/staff-hosts.ts';
import { cityOfCookie } from '#shared/domain/catalogue/places/city-cookie.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';
import { identify, pageKey, type PageIdentity } from '../page-cache/page-key.ts';
import { isKnownHost } from '../plugins/security-host.ts';
import type { Site } from '../site.ts';
import { deviceOf } from './device.ts';

/** The parts of a request that decide which page it gets. */
export interface PageTarget {
  readonly method: string | undefined;
  /** The path and query, normalized. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
  readonly site: Site;
  /** The scheme and host of the links. */
  readonly origin: string;
}

/** A request for a page and what the cache has for it. */
export interface PageLookup {
  readonly identity: PageIdentity;
  /** Null for a page that is not cached. */
  readonly key: string | null;
  readonly cached: CachedPage | undefined;
}

const NO_PAGE = /^\/(?:api|assets|media|health|dev)\//;

/** Looks up a page in the cache of its site. Returns null for paths and hosts without pages of patients. */
export function lookUpPage(target: PageTarget, isDevelopment: boolean): PageLookup | null {
  const { url, host, headers, site, origin } = target;
  if (NO_PAGE.test(url) || staffSiteByHost(host) !== null) return null;
  const { cityBySlug } = site.reference.current;
  const identity = identify(
    {
      url,
      origin,
      citySlug: cityOfCookie(headers.cookie ?? ''),
      device: deviceOf(headers['user-agent']),
    },
    // Former slugs are in the map too.
    (slug) => cityBySlug.get(slug)?.slug === slug,
  );
  const key = isDevelopment ? null : keyOf(target, identity);
  return { identity, key, cached: key === null ? undefined : site.pages.get(key) };
}

/** Returns the cache key of a page; null for a response that is not the same for all clients. */
function keyOf({ method, headers, host, site }: PageTarget, identity: PageIdentity): string | null {
  const isPublic = method === 'GET' && headers.origin === undefined;
  // `www.` is redirected.
  const isServed = isKnownHost(host) && !isWww(host, site);
  return isPublic && isServed ? pageKey(identity) : null;
}

/** Returns true for the host of a country with `www.`, which redirects. */
export function isWww(host: string, { country }: Site): boolean {
  return host.toLowerCase().replace(/:\d+$/, '') === `www.${country.host}`;
}
