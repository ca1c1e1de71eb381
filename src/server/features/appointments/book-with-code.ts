import type pg from 'pg';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { prepared } from '#server/db/prepared.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { verifyCode } from '#server/features/codes/index.ts';
import type { Site } from '#server/site.ts';
import {
  type BookingArguments,
  type BookingOutcome,
  callBookVisit,
  selectOutcome,
} from './booking-rows.ts';

/** The lock that booking takes as well, taken before the code is looked at. */
const lockKey = prepared<{ locked: unknown }, [idempotencyKey: string]>(
  'lock_idempotency_key',
  'select pg_advisory_xact_lock(hashtextextended($1, 0)) as locked',
);

interface PhoneCode {
  /** E.164. */
  phone: string;
  code: string;
  /** The network address the request came from. */
  address: string;
  /** Called once the code was right, even when the time turns out to be gone. */
  onRight: () => void;
}

/**
 * Spends a one-time code and books, in one transaction and for one request of an Idempotency-Key at
 * a time: of two that are the same the second waits for what the first comes to, instead of being
 * told that its code is spent. Answers what is wrong with the code, if anything is; nothing is
 * booked then.
 */
export async function bookWithCode(
  site: Site,
  { onRight, ...code }: PhoneCode,
  idempotencyKey: string | null,
  booking: BookingArguments,
): Promise<BookingOutcome | ErrorCode | undefined> {
  return withTransaction(site.database.pool, async (client) => {
    if (idempotencyKey === null || !(await isRepeated(client, idempotencyKey))) {
      const problem = await verifyCode(client, site, code);
      if (problem !== null) return problem;
      onRight();
    }
    const [outcome] = await callBookVisit(client, booking);
    return outcome;
  });
}

/** Waits for the request that has this key before; whether it has booked. */
async function isRepeated(client: pg.PoolClient, idempotencyKey: string): Promise<boolean> {
  await lockKey(client, [idempotencyKey]);
  return (await selectOutcome(client, [idempotencyKey])).length > 0;
}
