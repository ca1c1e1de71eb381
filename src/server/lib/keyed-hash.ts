import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * HMAC-SHA-256 in hexadecimal. The purpose keeps a hash made for one thing from being of use for
 * another.
 */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('hex');
}

/** Compares two texts in a time that tells nothing of where they differ. */
export function isSameText(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
