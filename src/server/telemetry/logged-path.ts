const MAX_LENGTH = 200;
/**
 * Matches tokens of links for staff, hashes and short codes that give access to an appointment, and
 * possible phone numbers.
 */
const SECRET = /(?<![\w-])[\w-]{43}(?![\w-])|\b(?=\w*[\dA-Z])\w{16,}|\d{6,}/g;

/** Returns the path of a URL for the log, without its query and possible secrets. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.replaceAll(SECRET, '…').slice(0, MAX_LENGTH);
}
