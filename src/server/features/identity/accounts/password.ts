import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { PASSWORD_COST, type PasswordCost } from './password-cost.ts';
import { INTERNAL_JOB, passwordLimiter } from './sign-in-limiters.ts';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Hashes a password for storage: `scrypt$ln=15,r=8,p=3$salt$hash`. The cost is stored, so that a higher
 * one later does not invalidate the hashes of today.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await passwordLimiter.run(
    () => deriveHash(password, salt, PASSWORD_COST),
    INTERNAL_JOB,
  );
  const { ln, r, p } = PASSWORD_COST;
  return [
    'scrypt',
    `ln=${ln},r=${r},p=${p}`,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$');
}

/**
 * Returns true if a password matches a hash. Without a hash, for an unknown user, it takes the same time
 * and returns false, so that timing does not reveal users. Call it inside the password limiter.
 */
export async function isPasswordRight(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [, cost = '', salt = '', hash = ''] = (stored ?? '').split('$');
  const expected = stored === undefined ? randomBytes(HASH_BYTES) : Buffer.from(hash, 'base64url');
  const actual = await deriveHash(
    password,
    Buffer.from(salt, 'base64url'),
    stored === undefined ? PASSWORD_COST : readCost(cost),
  );
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function readCost(text: string): PasswordCost {
  const [, ln, r, p] = /^ln=(\d+),r=(\d+),p=(\d+)$/.exec(text) ?? [];
  if (p === undefined) throw new Error('A stored password hash has no cost.');
  return { ln: Number(ln), r: Number(r), p: Number(p) };
}

function deriveHash(password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> {
  // Keyboards encode the same characters differently.
  const normal = password.normalize('NFKC');
  const N = 2 ** ln;
  // scrypt needs 128 · N · r bytes; Node rejects a limit of exactly that.
  return derive(normal, salt, HASH_BYTES, { N, r, p, maxmem: 2 * 128 * N * r });
}
