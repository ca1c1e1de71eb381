import type { ErrorCode } from '#shared/contract/errors.ts';
import { prepared } from '#server/db/prepared.ts';
import { keyedHash } from '#server/keyed-hash.ts';
import { invalid } from '#server/request-error.ts';
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

/** Spends the code of a phone (E.164); a 400 on `code.code` when it is missing or not right. */
export async function verifyCode(site: Site, phone: string, code?: string): Promise<void> {
  if (code === undefined) throw invalid({ code: 'code_required', attr: 'code.code' });
  const [row] = await tryCode(site.database.pool, [
    keyedHash(site.secret, 'code-phone', phone),
    codeHash(site.secret, phone, code.trim()),
    new Date(site.clock()),
    MOST_WRONG,
  ]);
  const outcome = row?.outcome ?? 'expired';
  if (outcome !== 'right') throw invalid({ code: CODES[outcome], attr: 'code.code' });
}
