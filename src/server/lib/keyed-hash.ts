import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns an HMAC-SHA-256 in hexadecimal. The purpose separates domains: a hash made for one purpose
 * is useless for another.
 */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('hex');
}

/** Compares two texts in constant time. */
export function isSameText(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
