const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(DIGITS.length);
const BITS = 128n;
/** The fewest digits that hold 128 bits. */
const LENGTH = 22;
const HASH_LENGTH = 32;

/**
 * An appointment's hash (32 hexadecimal digits) in 22 letters and digits. All its 128 bits are
 * there, so that a short link is no easier to guess than a long one; no sign that a phone takes
 * for the end of a link is.
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

/** The hash of a code, or null when no hash has that code. */
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
