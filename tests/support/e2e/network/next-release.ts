/**
 * The cookie of a browser for which the next release is available. Its value is the build id that
 * the service worker replaces by `NEXT_BUILD`.
 */
export const RELEASE_COOKIE = 'last-release';

export const NEXT_BUILD = 'next';
