import { keyedHash } from '#server/lib/keyed-hash.ts';
import type { Site } from '#server/site.ts';

/** What is kept of a network address beside an event: enough to tell whether two are the same. */
export function eventAddressHash(site: Pick<Site, 'secret'>, address: string): string {
  return keyedHash(site.secret, 'appointment-event', address);
}
