const LONGEST = 200;
/** Hashes and short codes open an appointment, and a row of digits may be a phone number. */
const SECRET = /\b(?=\w*[\dA-Z])\w{16,}|\d{6,}/g;

/** The path of a URL as it may be logged: without its query and whatever nobody else is to know. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.replaceAll(SECRET, '…').slice(0, LONGEST);
}
