/*
 * Pages for offline use. Each page and its files have their own cache, so that they are deleted
 * together. The browser lists caches in the order of their creation.
 */

/** The prefix of a cache name; the path of the page follows. */
const PREFIX = 'copy:';
/** The header with the expiry, in epoch milliseconds of the device's clock. */
const UNTIL = 'x-copy-until';
/** The header with the title, URL-encoded as headers are Latin-1. */
const TITLE = 'x-copy-title';

const MAX_CACHED_PAGES = 5;

/** The expiry and the title of a cached page. */
export interface CachedPageInfo {
  until: number;
  title: string;
}

/** A link to a cached page; `address` is its path and query. */
export interface CachedPageLink {
  address: string;
  title: string;
}

function cacheName(address: string): string {
  return PREFIX + address;
}

async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Caches a page, replaces its last version, and evicts the oldest pages beyond the limit. */
export async function cachePage(
  address: string,
  page: Response,
  { until, title }: CachedPageInfo,
): Promise<void> {
  const infoHeaders = { [UNTIL]: String(until), [TITLE]: encodeURIComponent(title) };
  const content = await fetchContent(page, infoHeaders);
  // After the fetch, because an old version is better than none.
  await evictPage(address);
  await putContent(await caches.open(cacheName(address)), address, content);
  const names = await cacheNames();
  await Promise.all(names.slice(0, -MAX_CACHED_PAGES).map((name) => caches.delete(name)));
}

/** Evicts a page and its files. */
export async function evictPage(address: string): Promise<void> {
  await caches.delete(cacheName(address));
}

/** Evicts the expired pages; `now` is the time of the device's clock. */
export async function evictExpiredPages(now: number): Promise<void> {
  for (const name of await cacheNames()) {
    const copy = await readCachedPage(name.slice(PREFIX.length));
    const until = Number(copy?.headers.get(UNTIL) ?? 0);
    if (until <= now) await caches.delete(name);
  }
}

/** Returns the cached page of an address, or undefined. */
export async function readCachedPage(address: string): Promise<Response | undefined> {
  const name = cacheName(address);
  return (await caches.has(name)) ? (await caches.open(name)).match(address) : undefined;
}

/** Lists the cached pages, the oldest first. */
export async function listCachedPages(): Promise<CachedPageLink[]> {
  const addresses = (await cacheNames()).map((name) => name.slice(PREFIX.length));
  return Promise.all(
    addresses.map(async (address) => {
      const title = (await readCachedPage(address))?.headers.get(TITLE) ?? '';
      return { address, title: decodeURIComponent(title) };
    }),
  );
}

/** A page and the assets that it references. */
interface Content {
  page: Response;
  files: ReadonlyMap<string, Response>;
}

/** Fetches the assets of a page. Rejects if any of them fails. */
export async function fetchContent(
  page: Response,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<Content> {
  if (!page.ok || page.redirected) throw new Error(`Cannot cache the page: ${page.status}`);
  const html = await page.text();
  const headers = new Headers(page.headers);
  // A lookup has other request headers than this fetch, so it would never match.
  headers.delete('vary');
  headers.delete('content-encoding');
  for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
  const paths = [...html.matchAll(/ (?:href|src)="(\/(?:assets|media)\/[^"]+)"/g)].map(([, path]) =>
    (path ?? '').replaceAll('&amp;', '&'),
  );
  const files = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const file = await fetch(path);
      if (!file.ok) throw new Error(`${path} responded with ${file.status}`);
      return [path, file] as const;
    }),
  );
  return { page: new Response(html, { headers }), files: new Map(files) };
}

/** Puts a page and its assets into a cache. */
export async function putContent(
  cache: Cache,
  address: string,
  { page, files }: Content,
): Promise<void> {
  await Promise.all([...files].map(([path, file]) => cache.put(path, file)));
  await cache.put(address, page);
}
