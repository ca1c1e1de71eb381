import { lookup, type LookupAddress } from 'node:dns';
import ipaddr from 'ipaddr.js';

/** The error of a host that is not on the public internet. */
export class NotPublicError extends Error {}

/**
 * Tells whether an address is on the public internet: not of this machine, a private network, or one that leads to
 * either (6to4, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // 2000::/3 is all that is assigned; an address below it may contain one of IPv4.
  const isAssigned = !(parsed instanceof ipaddr.IPv6) || (parsed.parts[0] ?? 0) >> 13 === 1;
  return isAssigned && parsed.range() === 'unicast';
}

type Callback = (error: Error | null, addresses: LookupAddress[]) => void;

/**
 * Looks a host up for a connection. Throws a `NotPublicError` if any of its addresses is not public. The connection
 * uses the addresses that are checked here, so a second answer of the name server cannot lead it elsewhere.
 */
export function lookupPublic(host: string, callback: Callback): void {
  lookup(host, { all: true }, (error, addresses) => {
    if (error !== null) callback(error, []);
    else if (addresses.every(({ address }) => isPublicAddress(address))) callback(null, addresses);
    else callback(new NotPublicError('the host is not public'), []);
  });
}
