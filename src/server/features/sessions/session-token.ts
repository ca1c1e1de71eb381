import { randomBytes } from 'node:crypto';
import { keyedHash } from '#server/lib/keyed-hash.ts';

const TOKEN_BYTES = 32;

/** A token nobody can guess. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of a token. */
export function tokenHash(secret: string, token: string): string {
  return keyedHash(secret, 'session-token', token);
}
