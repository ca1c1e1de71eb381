/** The maximum length of a displayed path: longer ones were not typed by hand. */
const MAX_LENGTH = 200;

/**
 * Returns the path of the requested URL as a user types it, or null. Spaces stay encoded: the page
 * must not show sentences from a link. The query is left out because it may contain the hash of an
 * appointment.
 */
export function requestedPath(fromUrl: string | null): string | null {
  if (fromUrl === null || !fromUrl.startsWith('/')) return null;
  const [path = ''] = fromUrl.split(/[?#]/, 1);
  const shown = readable(path).replaceAll(/\s/g, encodeURIComponent);
  return shown.length > MAX_LENGTH ? null : shown;
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
