import { keyedHash } from '#server/lib/keyed-hash.ts';
import type { Site } from '#server/site.ts';

/** What the database knows of a hold's token. */
export function holdHash(site: Site, token: string): string {
  return keyedHash(site.secret, 'slot-hold', token);
}
