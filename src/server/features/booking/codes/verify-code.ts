import type { ErrorCode } from '#shared/contract/errors.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Domains } from '#server/db/tables.ts';
import { keyedHash } from '#server/lib/keyed-hash.ts';
import { addressSubject } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';
import { codeHash } from './send-code.ts';

/** The number of wrong attempts that invalidates a code. */
const MAX_WRONG_ATTEMPTS = 5;
/** The number of wrong attempts from other networks that invalidates a code for these. */
const MAX_WRONG_ATTEMPTS_OF_OTHERS = 2;

const callVerifyCode = prepared<
  { outcome: Domains['code_outcome'] },
  [
    phoneHash: string,
    requesterHash: string,
    codeHash: string,
    now: Date,
    maxWrong: number,
    maxWrongOfOthers: number,
  ]
>('verify_one_time_code', 'select * from verify_one_time_code($1, $2, $3, $4, $5, $6)');

const CODES = {
  wrong: 'code_invalid',
  exhausted: 'code_attempts_exceeded',
  expired: 'code_expired',
} as const satisfies Record<Exclude<Domains['code_outcome'], 'right'>, ErrorCode>;

/**
 * Uses up the code of a phone (E.164). Returns the error or null instead of throwing: inside a
 * transaction, throwing would roll back the count of a wrong attempt.
 *
 * @param address the network address of the client
 */
export async function verifyCode(
  db: Queryable,
  site: Site,
  { phone, code, address }: { phone: string; code: string; address: string },
): Promise<ErrorCode | null> {
  const [row] = await callVerifyCode(db, [
    keyedHash(site.secret, 'code-phone', phone),
    addressSubject(site, address),
    codeHash(site.secret, phone, code.trim()),
    new Date(site.clock()),
    MAX_WRONG_ATTEMPTS,
    MAX_WRONG_ATTEMPTS_OF_OTHERS,
  ]);
  const outcome = row?.outcome ?? 'expired';
  return outcome === 'right' ? null : CODES[outcome];
}
