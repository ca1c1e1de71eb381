import { isSameText, keyedHash } from '#server/lib/keyed-hash.ts';

/** How long a browser need not prove the same phone again, in milliseconds. */
export const PROOF_LIFETIME_MS = 24 * 3_600_000;

/**
 * The token a browser keeps after its phone proved itself: when it ends, and a keyed hash of that
 * and the phone. It tells nobody the number.
 */
export function makePhoneProof(secret: string, phone: string, now: number): string {
  const endsAt = now + PROOF_LIFETIME_MS;
  return `${endsAt}.${signature(secret, phone, endsAt)}`;
}

/** Whether a token proves the phone (E.164) at an instant (epoch milliseconds). */
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
