/*
 * Pages that are kept in the browser for when there is no connection, each with the files it
 * consists of in a cache of its own, so that it goes as a whole. The names of the caches are in the
 * order in which they were made.
 */

/** Of an appointment's page: its own address follows. */
const PREFIX = 'copy:';
/** Until when a copy is worth keeping, in epoch milliseconds by the clock of the device. */
const UNTIL = 'x-copy-until';
/** What the copy is called in a list, as a part of a URL: headers are Latin. */
const TITLE = 'x-copy-title';

const MAX_COPIES = 5;

/** What is known of a copy beside its content. */
export interface CachedPageInfo {
  until: number;
  title: string;
}

/** A copy for a list: the address of the page it stands for, with path and query only. */
export interface CachedPageLink {
  address: string;
  title: string;
}

function nameOf(address: string): string {
  return PREFIX + address;
}

async function copyNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Keeps a page in the place of its last copy; of all but the latest few it lets go. */
export async function cachePage(
  address: string,
  page: Response,
  { until, title }: CachedPageInfo,
): Promise<void> {
  const facts = { [UNTIL]: String(until), [TITLE]: encodeURIComponent(title) };
  const content = await fetchContent(page, facts);
  // Only now, for what is not there any more is worse than what is old.
  await evictPage(address);
  await putContent(await caches.open(nameOf(address)), address, content);
  const names = await copyNames();
  await Promise.all(names.slice(0, -MAX_COPIES).map((name) => caches.delete(name)));
}

export async function evictPage(address: string): Promise<void> {
  await caches.delete(nameOf(address));
}

/** Lets go of copies whose time is over; `now` by the clock of the device. */
export async function evictExpiredPages(now: number): Promise<void> {
  for (const name of await copyNames()) {
    const copy = await readCachedPage(name.slice(PREFIX.length));
    const until = Number(copy?.headers.get(UNTIL) ?? 0);
    if (until <= now) await caches.delete(name);
  }
}

/** The copy of the page at an address; undefined where there is none. */
export async function readCachedPage(address: string): Promise<Response | undefined> {
  const name = nameOf(address);
  return (await caches.has(name)) ? (await caches.open(name)).match(address) : undefined;
}

export async function listCachedPages(): Promise<CachedPageLink[]> {
  const addresses = (await copyNames()).map((name) => name.slice(PREFIX.length));
  return Promise.all(
    addresses.map(async (address) => {
      const title = (await readCachedPage(address))?.headers.get(TITLE) ?? '';
      return { address, title: decodeURIComponent(title) };
    }),
  );
}

/** A page and the files of ours that its document names. */
interface Content {
  page: Response;
  files: ReadonlyMap<string, Response>;
}

/** Rejects unless all of it is to be had: half a page is none. */
export async function fetchContent(
  page: Response,
  facts: Readonly<Record<string, string>> = {},
): Promise<Content> {
  if (!page.ok || page.redirected) throw new Error(`The page to keep answered ${page.status}`);
  const html = await page.text();
  const headers = new Headers(page.headers);
  // It would be asked for by a request that has not the headers of the one it came by.
  headers.delete('vary');
  headers.delete('content-encoding');
  for (const [name, value] of Object.entries(facts)) headers.set(name, value);
  const paths = [...html.matchAll(/ (?:href|src)="(\/(?:assets|media)\/[^"]+)"/g)].map(([, path]) =>
    (path ?? '').replaceAll('&amp;', '&'),
  );
  const files = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const file = await fetch(path);
      if (!file.ok) throw new Error(`${path} answered ${file.status}`);
      return [path, file] as const;
    }),
  );
  return { page: new Response(html, { headers }), files: new Map(files) };
}

export async function putContent(
  cache: Cache,
  address: string,
  { page, files }: Content,
): Promise<void> {
  await Promise.all([...files].map(([path, file]) => cache.put(path, file)));
  await cache.put(address, page);
}
