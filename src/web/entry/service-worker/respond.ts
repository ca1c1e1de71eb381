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
  const answer = page.catch(() => undefined);
  await evictExpiredPages(Date.now());
  const address = addressOf(url);
  const copy = await readCachedPage(address);
  const response = await (copy === undefined ? answer : within(TIMEOUT_MS, answer));
  if (response === undefined) return copy ?? (await offlinePage(url, shell)) ?? Response.error();
  if (response.status === 404) await evictPage(address);
  return response.status >= 500 && copy !== undefined ? copy : response;
}

/**
 * Returns a style sheet, script, font or image from the network, else from the copies or the shell.
 */
export async function respondWithFile(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    return response.ok ? response : ((await kept(request)) ?? response);
  } catch {
    return (await kept(request)) ?? Response.error();
  }
}

function kept(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}

/** Returns the URL under which a copy is stored: without tracking parameters. */
function addressOf({ pathname, searchParams }: URL): string {
  return `${pathname}?hash=${searchParams.get('hash') ?? ''}`;
}

function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void answer.then(resolve).finally(() => clearTimeout(timer));
  });
}
