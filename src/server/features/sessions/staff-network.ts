import { keyedHash } from '#server/lib/keyed-hash.ts';
import { widestNetworkOf } from '#server/limits/index.ts';

/**
 * Returns the keyed hash of the network that an account is known by: wide enough for addresses that
 * change in it.
 */
export function staffNetworkHash(secret: string, address: string): string {
  return keyedHash(secret, 'staff-network', widestNetworkOf(address));
}
