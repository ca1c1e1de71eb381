import { createHmac } from 'node:crypto';
import { isSameText } from '#server/lib/keyed-hash.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code of a counter (RFC 4226). */
export function hotp(secret: Uint8Array, counter: number, digits = DIGITS): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * Returns the step of 30 seconds (RFC 6238) whose code this is, or null: the current one, or its
 * neighbours, because clocks differ. `now` is in epoch milliseconds.
 */
export function matchingStep(secret: Uint8Array, code: string, now: number): number | null {
  const current = Math.floor(now / STEP_MS);
  const steps = [current, current - 1, current + 1];
  return steps.find((step) => isSameText(hotp(secret, step), code)) ?? null;
}

/** Encodes a secret as apps expect it (RFC 4648), without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Returns the URI that an app reads from a QR code. */
export function totpUri(issuer: string, username: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
