import type pg from 'pg';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { verifyCode } from '#server/features/booking/codes/verify-code.ts';
import type { Site } from '#server/site.ts';
import {
  type BookingArguments,
  type BookingOutcome,
  callBookAppointment,
  selectOutcome,
} from './booking-rows.ts';

/** Serializes bookings with the same key, before the code is checked. */
const lockKey = prepared<{ locked: unknown }, [idempotencyKey: string]>(
  'lock_idempotency_key',
  'select pg_advisory_xact_lock(hashtextextended($1, 0)) as locked',
);

interface CodeAttempt {
  /** E.164. */
  phone: string;
  code: string;
  /** The network address of the client. */
  address: string;
  /** Called after a correct code, even if the slot turns out to be taken. */
  onVerified: () => void;
}

/**
 * Uses up a one-time code and books, in one transaction. Requests with the same Idempotency-Key run one
 * after another: the second waits for the outcome of the first, instead of failing with a used code.
 * Returns the outcome, or the error of the code, in which case nothing is booked.
 */
export async function bookWithCode(
  site: Site,
  { onVerified, ...attempt }: CodeAttempt,
  idempotencyKey: string | null,
  booking: BookingArguments,
): Promise<BookingOutcome | ErrorCode | undefined> {
  return withTransaction(site.database.pool, async (client) => {
    // A repeated request verifies no phone: it may name another one than the request that booked.
    if (idempotencyKey === null || !(await isRepeated(client, idempotencyKey))) {
      const problem = await verifyCode(client, site, attempt);
      if (problem !== null) return problem;
      onVerified();
    }
    const [outcome] = await callBookAppointment(client, booking);
    return outcome;
  });
}

/** Waits for an earlier request with this key. Returns true if it has booked. */
async function isRepeated(client: pg.PoolClient, idempotencyKey: string): Promise<boolean> {
  await lockKey(client, [idempotencyKey]);
  return (await selectOutcome(client, [idempotencyKey])).length > 0;
}
