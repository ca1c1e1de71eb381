import { keyedHash } from '#server/lib/keyed-hash.ts';
import { widestNetworkOf } from '#server/limits/index.ts';

/**
 * Returns the keyed hash of the network that identifies an account's earlier sign-ins: wide enough for
 * changing addresses.
 */
export function staffNetworkHash(secret: string, address: string): string {
  return keyedHash(secret, 'staff-network', widestNetworkOf(address));
}
