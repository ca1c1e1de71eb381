import { keyedHash } from '#server/lib/keyed-hash.ts';
import type { Site } from '#server/site.ts';

/** Returns the hash of a hold's token, which the database stores. */
export function holdHash(site: Site, token: string): string {
  return keyedHash(site.secret, 'slot-hold', token);
}
