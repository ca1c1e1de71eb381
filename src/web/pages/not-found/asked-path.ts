/** The longest path that is shown: longer ones are not typed by hand. */
const MAX_LENGTH = 200;

/**
 * The path of the address that was asked for, as a reader types it, or null. A blank stays encoded:
 * the page must not show sentences that a link brings along. The query is left out, for it may hold
 * the hash of an appointment.
 */
export function askedPath(fromUrl: string | null): string | null {
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
