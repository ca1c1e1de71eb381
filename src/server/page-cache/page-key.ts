import { cityInPath } from '#shared/domain/places/city-in-path.ts';
import { isPageParam } from '#shared/page-params.ts';
import type { Device } from '#server/pages/device.ts';

/** Longer queries are not typed by people, and no two are alike. */
const MAX_QUERY_LENGTH = 300;
/** Where somebody is, is nobody else's, and no two are alike. */
const PERSONAL = /[?&](?:lat|lng)=/;

/** What makes one page differ from another within a country. */
export interface PageIdentity {
  /** Path and query, with only the parameters that pages read. */
  url: string;
  /** Of the reader's cookie, where the page depends on it. */
  citySlug: string | null;
  device: Device;
  /** Scheme and host, for links that must work from anywhere. */
  origin: string;
}

/**
 * The identity of the page at an address; `citySlug` is that of the cookie. Pages of a city look
 * alike whichever city their reader has come to last; where the path names no known city, the page
 * is that of the reader's own.
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

/** The key of a page that others may ask for as well; null for any other. */
export function pageKey({ url, citySlug, device, origin }: PageIdentity): string | null {
  const query = url.indexOf('?');
  if (query !== -1 && (url.length - query > MAX_QUERY_LENGTH || PERSONAL.test(url))) return null;
  return `${device} ${citySlug ?? ''} ${origin}${url}`;
}

function withPageParams(url: string): string {
  const query = url.indexOf('?');
  if (query === -1) return url;
  const kept = url
    .slice(query + 1)
    .split('&')
    .filter((pair) => isPageParam(pair.split('=', 1)[0] ?? ''));
  const path = url.slice(0, query);
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
