import { keyedHash } from '#server/lib/keyed-hash.ts';

/** Returns the hash under which the token of an address is stored. */
export const feedHash = (secret: string, token: string): string =>
  keyedHash(secret, 'calendar feed', token);
