import { randomBytes } from 'node:crypto';
import { keyedHash } from '#server/lib/keyed-hash.ts';

const TOKEN_BYTES = 32;

/** Creates a random session token. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the hash of the token of a device, which the database stores. */
export function deviceHash(secret: string, token: string): string {
  return keyedHash(secret, 'device-token', token);
}

/** Returns the hash of a token, which the database stores. */
export function tokenHash(secret: string, token: string): string {
  return keyedHash(secret, 'session-token', token);
}
