import { replace } from 'react-router';
import { paths } from '#shared/paths.ts';
import { isNotFound } from '#web/lib/failures/api-failure.ts';

/**
 * Returns the response that a loader throws for a page that does not exist: a redirect to the
 * not-found page. The server does not redirect, but responds with 404 under the requested URL.
 */
export function notFound(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return replace(paths.notFound(pathname + search));
}

/** Waits for the data of a page. Throws the not-found response if the API does not have them. */
export async function orNotFound<T>(request: Request, data: Promise<T>): Promise<T> {
  try {
    return await data;
  } catch (error) {
    throw isNotFound(error) ? notFound(request) : error;
  }
}
