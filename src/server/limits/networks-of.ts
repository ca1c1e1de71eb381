import { isIPv4, isIPv6 } from 'node:net';

/** The networks that an address belongs to, from narrow to wide. */
export interface Networks {
  /** One IPv4 address, or an IPv6 /64, which belongs to one customer. */
  readonly address: string;
  /** An IPv4 /24, or an IPv6 /56, the usual size of a home network. */
  readonly subnet: string;
  /** An IPv6 /48, the usual size of a company or hosting customer; null for IPv4. */
  readonly block: string | null;
}

/** The prefix lengths of the networks, in bits. */
interface PrefixLengths {
  readonly ipv4: number;
  readonly ipv6: number;
}

/** The notation of IPv4 addresses on IPv6 sockets. */
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const IPV6_GROUPS = 8;

/** Returns the networks of an address that limits count. */
export function networksOf(address: string): Networks {
  return {
    address: networkPrefix(address, { ipv4: 32, ipv6: 64 }),
    subnet: networkPrefix(address, { ipv4: 24, ipv6: 56 }),
    block: isIPv6(address) && !MAPPED.test(address) ? widestNetworkOf(address) : null,
  };
}

/** Returns the widest network that limits count: an IPv4 /24 or an IPv6 /48. */
export function widestNetworkOf(address: string): string {
  return networkPrefix(address, { ipv4: 24, ipv6: 48 });
}

/** Returns the network of an address in CIDR notation, and any other text unchanged. */
export function networkPrefix(address: string, lengths: PrefixLengths): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) {
    const bytes = mask(plain.split('.').map(Number), 8, lengths.ipv4);
    return `${bytes.join('.')}/${lengths.ipv4}`;
  }
  if (!isIPv6(plain)) return plain;
  const groups = mask(groupsOf(plain), 16, lengths.ipv6)
    .slice(0, Math.ceil(lengths.ipv6 / 16))
    .map((group) => group.toString(16));
  return `${groups.join(':')}::/${lengths.ipv6}`;
}

/** Clears all bits after the first `length`. */
function mask(parts: readonly number[], width: number, length: number): number[] {
  return parts.map((part, index) => {
    const cleared = width - Math.min(width, Math.max(0, length - index * width));
    return (part >> cleared) << cleared;
  });
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('%', 1).join().split('::');
  const split = (text: string) => (text === '' ? [] : text.split(':'));
  const [front, back] = [split(before), split(after ?? '')];
  const missing = IPV6_GROUPS - front.length - back.length;
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back];
  return groups.map((group) => Number.parseInt(group, 16));
}
