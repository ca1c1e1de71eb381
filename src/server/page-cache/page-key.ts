import { cityInPath } from '#shared/domain/catalogue/places/city-in-path.ts';
import { isPageParam } from '#shared/page-params.ts';
import type { Device } from '#shared/domain/device.ts';

/** Longer queries are not typed by people and rarely repeat. */
const MAX_QUERY_LENGTH = 300;
/** Matches a position, which is personal and rarely repeats. */
const PERSONAL = /[?&](?:lat|lng)=/;

/** The properties that make one page of a country differ from another. */
export interface PageIdentity {
  /** Path and query, with only the parameters that pages read. */
  url: string;
  /** The city of the cookie, if the page depends on it. */
  citySlug: string | null;
  device: Device;
  /** The scheme and host, for absolute links. */
  origin: string;
}

/**
 * Returns the identity of the page at a URL. `citySlug` is the city of the cookie, which is ignored
 * if the path names a known city.
 */
export function identify(page: PageIdentity, isCity: (slug: string) => boolean): PageIdentity {
  const isOfCity = isCity(cityInPath(page.url) ?? '');
  const isKnown = page.citySlug !== null && isCity(page.citySlug);
  return {
    ...page,
    url: withPageParams(page.url),
    citySlug: isKnown && !isOfCity ? page.citySlug : null,
  };
}

/** Returns the cache key of a page; null for a page that no other client requests. */
export function pageKey({ url, citySlug, device, origin }: PageIdentity): string | null {
  const query = url.indexOf('?');
  if (query !== -1 && (url.length - query > MAX_QUERY_LENGTH || PERSONAL.test(url))) return null;
  return `${device} ${citySlug ?? ''} ${origin}${url}`;
}

function withPageParams(url: string): string {
  const query = url.indexOf('?');
  if (query === -1) return url;
  const params = url
    .slice(query + 1)
    .split('&')
    .filter((pair) => isPageParam(pair.split('=', 1)[0] ?? ''));
  const path = url.slice(0, query);
  return params.length === 0 ? path : `${path}?${params.join('&')}`;
}
