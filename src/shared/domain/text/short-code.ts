const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(DIGITS.length);
const BITS = 128n;
/** The number of base-62 digits for 128 bits. */
const LENGTH = 22;
const HASH_LENGTH = 32;

/**
 * Encodes an appointment's hash (32 hexadecimal digits) in 22 letters and digits. It keeps all 128
 * bits, so that a short link is as hard to guess as a long one, and has no character that a phone
 * mistakes for the end of a link.
 */
export function shortCode(hash: string): string {
  let rest = BigInt(`0x${hash}`);
  let code = '';
  for (let place = 0; place < LENGTH; place += 1) {
    code = (DIGITS[Number(rest % BASE)] ?? '') + code;
    rest /= BASE;
  }
  return code;
}

/** Decodes a code into a hash; returns null for an invalid code. */
export function hashOfShortCode(code: string): string | null {
  if (code.length !== LENGTH) return null;
  let value = 0n;
  for (const letter of code) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return null;
    value = value * BASE + BigInt(digit);
  }
  return value >> BITS === 0n ? value.toString(16).padStart(HASH_LENGTH, '0') : null;
}
