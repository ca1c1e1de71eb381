import { keyedHash } from '#server/lib/keyed-hash.ts';
import type { Site } from '#server/site.ts';

/** Returns the keyed hash of a network address, which is stored with an event. */
export function eventAddressHash(site: Pick<Site, 'secret'>, address: string): string {
  return keyedHash(site.secret, 'appointment-event', address);
}
