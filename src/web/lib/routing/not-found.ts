import { replace } from 'react-router';
import { paths } from '#shared/paths.ts';

/**
 * Returns the response that a loader throws for a page that does not exist: a redirect to the
 * not-found page. The server does not redirect, but responds with 404 under the requested URL.
 */
export function notFound(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return replace(paths.notFound(pathname + search));
}
