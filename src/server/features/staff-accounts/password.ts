import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { INTERNAL_JOB, passwordLimiter } from './sign-in-limiters.ts';

/** N = 2^15, r = 8, p = 3: one of the equivalent minimums that OWASP recommends for scrypt. */
const PARAMETERS = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** scrypt needs 128 · N · r bytes; Node rejects a limit of exactly that. */
const MAX_MEMORY = 2 * 128 * PARAMETERS.N * PARAMETERS.r;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Hashes a password for storage, with salt and parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await passwordLimiter.run(() => deriveHash(password, salt), INTERNAL_JOB);
  return ['scrypt', salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * Returns true if a password matches a hash. Without a hash, for an unknown user, it takes the same time
 * and returns false, so that timing does not reveal users. Call it inside the password limiter.
 */
export async function isPasswordRight(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [, salt = '', hash = ''] = (stored ?? '').split('$');
  const expected = stored === undefined ? randomBytes(HASH_BYTES) : Buffer.from(hash, 'base64url');
  const actual = await deriveHash(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function deriveHash(password: string, salt: Buffer): Promise<Buffer> {
  // Keyboards encode the same characters differently.
  const normal = password.normalize('NFKC');
  return derive(normal, salt, HASH_BYTES, { ...PARAMETERS, maxmem: MAX_MEMORY });
}
