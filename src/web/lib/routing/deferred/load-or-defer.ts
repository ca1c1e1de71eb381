import type { App } from '../../app.ts';

/**
 * The time for which the old page stays while the next one loads. A change within 100 ms feels
 * immediate (Nielsen, "Response Times: The 3 Important Limits").
 */
const MAX_WAIT_MS = 100;

/** The addresses whose late data failed to load. */
const failed = new Set<string>();

/**
 * Returns true once if the late data of an address failed. The router holds their promise as data
 * and would not load them again.
 */
export function hasFailedLate({ pathname, search }: URL): boolean {
  return failed.delete(pathname + search);
}

/**
 * Waits for the data of a page. If that takes longer than 100 ms after a click on a link, returns
 * the promise instead, so that the page changes and shows its outline. It is fulfilled with a
 * redirect where the loader would throw one. Other navigations wait to the end: Back and Forward
 * restore the scroll position, and a filter keeps the old list, also one that leads to the list for
 * children in the same folder.
 */
export async function loadOrDefer<T>(
  app: App,
  request: Request,
  data: Promise<T>,
): Promise<{ data: T | Promise<T | Response> }> {
  const { pathname, search } = new URL(request.url);
  // Back and Forward change the address before they load.
  if (app.isServer || folderOf(pathname) === folderOf(location.pathname)) {
    return { data: await data };
  }

  const isLate = Symbol('late');
  if ((await Promise.race([data, wait(isLate)])) !== isLate) return { data: await data };
  const late = data.catch((error: unknown) => {
    if (error instanceof Response) return error;
    failed.add(pathname + search);
    throw error;
  });
  // The page reports the failure, unless the visitor has left it.
  late.catch(() => undefined);
  return { data: late };
}

const folderOf = (pathname: string) => pathname.slice(0, pathname.lastIndexOf('/'));

function wait<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS, value));
}
