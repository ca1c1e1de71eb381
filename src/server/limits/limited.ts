import { keyedHash } from '#server/lib/keyed-hash.ts';
import { maxOf, windowMsOf, type LimitName } from './limit-table.ts';
import { networksOf } from './networks-of.ts';
import type { LimitContext } from './limit-context.ts';

/** One limit and the subject that it counts a request for. */
export interface Limited {
  readonly limit: LimitName;
  /** A phone, an address, an account or another text. Only its keyed hash is stored. */
  readonly subject: string;
  /** The request field that the error names. */
  readonly attr?: string;
}

type LimitSettings = Pick<LimitContext, 'secret' | 'limits'>;

/** Returns the keyed hash of a text that requests are counted for: no phone and no address is stored in the clear. */
export function subjectOf(site: Pick<LimitContext, 'secret'>, text: string): string {
  return keyedHash(site.secret, 'rate-limit', text);
}

/** Returns the subject of an address: one IPv4 address or an IPv6 /64. */
export function addressSubject(site: Pick<LimitContext, 'secret'>, address: string): string {
  return subjectOf(site, networksOf(address).address);
}

/** Returns the limits of an address, its subnet and its block, by rows of the limit table. */
export function limitsOfNetworks(
  address: string,
  rows: { readonly address: LimitName; readonly subnet: LimitName; readonly block: LimitName },
): Limited[] {
  const { address: host, subnet, block } = networksOf(address);
  return [
    { limit: rows.address, subject: host },
    { limit: rows.subnet, subject: subnet },
    ...(block === null ? [] : [{ limit: rows.block, subject: block }]),
  ];
}

/** Numbers that differ only in this many last digits are sold together by one operator. */
const RANGE_DIGITS = 4;

/** Returns the number range of a phone (E.164), which has ten thousand numbers. */
export function numberRangeOf(phone: string): string {
  return phone.slice(0, -RANGE_DIGITS);
}

/** Converts a limit to an argument of the SQL function `count_hits`. */
export function toHit(site: LimitSettings, { limit, subject }: Limited) {
  return {
    action: limit,
    subject: subjectOf(site, subject),
    window_ms: windowMsOf(limit),
    max: maxOf(site.limits, limit),
  };
}
