import {
  evictPage,
  evictExpiredPages,
  readCachedPage,
} from '#web/lib/offline-cache/cached-pages.ts';
import { offlinePage, type Shell } from './shell.ts';

/** Milliseconds to wait for the network if there is a copy in the browser. */
const TIMEOUT_MS = 6000;

/**
 * Returns a page from the network, else its offline copy, else the offline page. Stores nothing.
 */
export async function respondWithPage(
  url: URL,
  page: Promise<Response>,
  shell: Shell,
): Promise<Response> {
  const networkResponse = page.catch(() => undefined);
  await evictExpiredPages(Date.now());
  const key = copyKey(url);
  const copy = await readCachedPage(key);
  const response = await (copy === undefined
    ? networkResponse
    : within(TIMEOUT_MS, networkResponse));
  if (response === undefined) return copy ?? (await offlinePage(url, shell)) ?? Response.error();
  if (response.status === 404) await evictPage(key);
  return response.status >= 500 && copy !== undefined ? copy : response;
}

/**
 * Returns a style sheet, script, font or image from the network, else from the copies or the shell.
 */
export async function respondWithFile(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    return response.ok ? response : ((await findCached(request)) ?? response);
  } catch {
    return (await findCached(request)) ?? Response.error();
  }
}

function findCached(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}

/** Returns the URL under which a copy is stored: the path and the hash parameter only. */
function copyKey({ pathname, searchParams }: URL): string {
  return `${pathname}?hash=${searchParams.get('hash') ?? ''}`;
}

function within<T>(milliseconds: number, response: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void response.then(resolve).finally(() => clearTimeout(timer));
  });
}
