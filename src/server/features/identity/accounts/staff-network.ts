import { keyedHash } from '#server/lib/keyed-hash.ts';
import { widestNetworkOf } from '#server/limits/index.ts';

/**
 * Returns the keyed hash of the network by which earlier sign-ins of an account are recognized. It is
 * wide enough for changing addresses.
 */
export function staffNetworkHash(secret: string, address: string): string {
  return keyedHash(secret, 'staff-network', widestNetworkOf(address));
}
