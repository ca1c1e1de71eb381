import { isIPv6 } from 'node:net';

/** As IPv6 sockets name those who come by IPv4. */
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
/** Groups of an address that its owner does not choose. */
const OF_NETWORK = 4;

/**
 * Whoever counts as one behind a network address: of IPv6 the network of 64 bits, as its owner has
 * all the addresses in it.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('%', 1).join().split('::');
  const front = groupsOf(before);
  const missing = after === undefined ? 0 : GROUPS - front.length - groupsOf(after).length;
  const groups = [...front, ...Array<string>(missing).fill('0'), ...groupsOf(after ?? '')];
  const network = groups.slice(0, OF_NETWORK).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
