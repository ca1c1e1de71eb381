import { isSameText, keyedHash } from '#server/lib/keyed-hash.ts';

/**
 * A renewal token names its session by a random key and counts the renewals before it. It is signed, so
 * that the next token follows from the last: two tabs that renew at once get the same one.
 */
interface RenewalToken {
  readonly key: string;
  readonly count: number;
}

const FORMAT = /^([\w-]{43})\.(\d{1,9})\.([0-9a-f]{64})$/;

/** Returns the text of a renewal token. */
export function signRenewalToken(secret: string, { key, count }: RenewalToken): string {
  return `${key}.${count}.${signature(secret, { key, count })}`;
}

/** Returns the renewal token in a text, or null if it was not signed by `signRenewalToken`. */
export function readRenewalToken(secret: string, text: string): RenewalToken | null {
  const [, key, digits, signed] = FORMAT.exec(text) ?? [];
  if (key === undefined || digits === undefined || signed === undefined) return null;
  const token = { key, count: Number(digits) };
  return isSameText(signed, signature(secret, token)) ? token : null;
}

/** Returns the hash of a key, which the database stores. */
export function renewalHash(secret: string, key: string): string {
  return keyedHash(secret, 'renewal-key', key);
}

function signature(secret: string, { key, count }: RenewalToken): string {
  return keyedHash(secret, 'renewal-token', `${key}.${count}`);
}
