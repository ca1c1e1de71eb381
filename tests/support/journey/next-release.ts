/**
 * The cookie of a browser for which the next release is out. Its value is the id of the build before
 * it, in whose place the service worker then has `NEXT_BUILD`.
 */
export const RELEASE_COOKIE = 'last-release';

export const NEXT_BUILD = 'next';
