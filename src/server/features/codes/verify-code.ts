import type { ErrorCode } from '#shared/contract/errors.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { keyedHash } from '#server/keyed-hash.ts';
import type { Site } from '#server/site.ts';
import { codeHash } from './send-code.ts';

/** Wrong tries after which a code is dead. */
const MOST_WRONG = 5;

const tryCode = prepared<
  { outcome: 'right' | 'wrong' | 'exhausted' | 'expired' },
  [phoneHash: string, codeHash: string, now: Date, mostWrong: number]
>('try_one_time_code', 'select * from try_one_time_code($1, $2, $3, $4)');

const CODES = {
  wrong: 'code_invalid',
  exhausted: 'code_attempts_exceeded',
  expired: 'code_expired',
} as const satisfies Record<string, ErrorCode>;

/**
 * Spends the code of a phone (E.164). Answers why it is not right, or null, and throws nothing: a
 * wrong try is to be counted also where it is a part of a transaction.
 */
export async function verifyCode(
  db: Queryable,
  { secret, clock }: Site,
  phone: string,
  code: string,
): Promise<ErrorCode | null> {
  const [row] = await tryCode(db, [
    keyedHash(secret, 'code-phone', phone),
    codeHash(secret, phone, code.trim()),
    new Date(clock()),
    MOST_WRONG,
  ]);
  const outcome = row?.outcome ?? 'expired';
  return outcome === 'right' ? null : CODES[outcome];
}
