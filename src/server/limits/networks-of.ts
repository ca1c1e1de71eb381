import { isIPv6 } from 'node:net';

/** The networks that an address belongs to, from narrow to wide. */
export interface Networks {
  /** One IPv4 address; of IPv6 a /64, whose owner has all the addresses in it. */
  readonly address: string;
  /** An IPv4 /24; an IPv6 /56, as homes get. */
  readonly subnet: string;
  /** An IPv6 /48, as companies and customers of hosting companies get; null for IPv4. */
  readonly block: string | null;
}

/** The notation of IPv4 addresses on IPv6 sockets. */
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUP_COUNT = 8;
const GROUP_BITS = 16;

/** Returns the networks that count the requests of an address. */
export function networksOf(address: string): Networks {
  const ipv4 = MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(ipv4)) {
    const subnet = `${ipv4.slice(0, ipv4.lastIndexOf('.') + 1)}0/24`;
    return { address: ipv4, subnet: ipv4.includes('.') ? subnet : ipv4, block: null };
  }
  const groups = groupsOf(address);
  return {
    address: prefixOf(groups, 64),
    subnet: prefixOf(groups, 56),
    block: prefixOf(groups, 48),
  };
}

/** Returns the widest network of an address: an IPv4 /24 or an IPv6 /48. */
export function widestNetworkOf(address: string): string {
  const { subnet, block } = networksOf(address);
  return block ?? subnet;
}

function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('%', 1).join().split('::');
  const split = (text: string) => (text === '' ? [] : text.split(':'));
  const front = split(before);
  const back = split(after ?? '');
  const missing = after === undefined ? 0 : GROUP_COUNT - front.length - back.length;
  const all = [...front, ...Array<string>(missing).fill('0'), ...back];
  return all.map((group) => Number.parseInt(group, 16));
}

function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / GROUP_BITS));
  const rest = bits % GROUP_BITS;
  const last = kept.at(-1) ?? 0;
  if (rest > 0) kept[kept.length - 1] = last & (0xffff << (GROUP_BITS - rest));
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}
