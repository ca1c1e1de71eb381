import {
  evictPage,
  evictExpiredPages,
  readCachedPage,
} from '#web/lib/offline-cache/cached-pages.ts';
import { offlinePage, type Shell } from './shell.ts';

/** Milliseconds that somebody with a copy in the browser waits for the page itself. */
const PATIENCE = 6000;

/**
 * A page: from the server as long as it answers, else the copy of it, else the page that says so.
 * Nothing that was fetched is kept here.
 */
export async function answerPage(
  url: URL,
  page: Promise<Response>,
  shell: Shell,
): Promise<Response> {
  const answer = page.catch(() => undefined);
  await evictExpiredPages(Date.now());
  const address = addressOf(url);
  const copy = await readCachedPage(address);
  const response = await (copy === undefined ? answer : within(PATIENCE, answer));
  if (response === undefined) return copy ?? (await offlinePage(url, shell)) ?? Response.error();
  if (response.status === 404) await evictPage(address);
  return response.status >= 500 && copy !== undefined ? copy : response;
}

/** A style sheet, script, font or picture: as in the copies and the shell where it is gone. */
export async function answerFile(request: Request): Promise<Response> {
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

/** As copies are named: without what leads to the page. */
function addressOf({ pathname, searchParams }: URL): string {
  return `${pathname}?hash=${searchParams.get('hash') ?? ''}`;
}

function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void answer.then(resolve).finally(() => clearTimeout(timer));
  });
}
