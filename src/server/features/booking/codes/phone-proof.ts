import { isSameText, keyedHash } from '#server/lib/keyed-hash.ts';

/** The validity of a phone verification in one browser, in milliseconds. */
export const PROOF_LIFETIME_MS = 24 * 3_600_000;

/**
 * Returns the token that a browser stores after verifying its phone: the expiry, and a keyed hash of
 * expiry and phone. The token does not reveal the number.
 */
export function makePhoneProof(secret: string, phone: string, now: number): string {
  const endsAt = now + PROOF_LIFETIME_MS;
  return `${endsAt}.${signature(secret, phone, endsAt)}`;
}

/** Returns true if a token is valid for a phone (E.164) at an instant (epoch milliseconds). */
export function isPhoneProof(
  secret: string,
  token: string | undefined,
  phone: string,
  now: number,
): boolean {
  const [ends = '', signed = ''] = (token ?? '').split('.');
  const endsAt = Number(ends);
  return endsAt > now && isSameText(signed, signature(secret, phone, endsAt));
}

function signature(secret: string, phone: string, endsAt: number): string {
  return keyedHash(secret, 'phone-proof', `${phone}:${endsAt}`);
}
