import type { PhoneMask } from '#shared/countries/country.ts';
import { formatPhone } from './phone.ts';

/**
 * Returns the length of the part of a phone (E.164) that names its mobile network: `+3620` of
 * `+36201234567`. It is the first group of the mask. A number that was ported keeps it.
 */
export function networkLength({ callingCode, pattern }: PhoneMask): number {
  const [group = ''] = pattern.split(' ');
  return 1 + callingCode.length + group.length;
}

/** Formats the part of a phone that names its network: `+36 20`. */
export function formatNetwork(network: string, mask: PhoneMask): string {
  return formatPhone(network, mask);
}
