import { replace } from 'react-router';
import { paths } from '#shared/paths.ts';

/**
 * What a loader throws for a page that does not exist: the not-found page takes its place, told
 * where the reader came from. The server answers it under the asked-for URL with status 404 instead
 * of redirecting.
 */
export function notFound(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return replace(paths.notFound(pathname + search));
}
