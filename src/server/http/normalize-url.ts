/** Matches control characters: no URL of the product has any, and route patterns stop at them. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;

/**
 * Returns a request URL whose path can be decoded to a single line. A path that cannot (`/%zz`,
 * invalid UTF-8) is escaped, so that it gets the same 404 as any unknown path, in the right
 * language and with all headers.
 */
export function normalizeUrl(url: string): string {
  // The common case.
  if (!url.includes('%')) return url;
  const [path = ''] = url.split(/[?#]/, 1);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return !CONTROL.test(path);
  } catch {
    return false;
  }
}
