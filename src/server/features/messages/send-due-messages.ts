import pLimit from 'p-limit';
import { claimDueMessages, type ClaimedMessage } from './message-rows.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Messenger } from './messenger.ts';

/** All messages of a batch must be sent within the lease, even if each times out. */
const BATCH_SIZE = 20;
const CONCURRENCY = 10;
/** The lease of a claim: longer than a worker needs, shorter than a patient waits. */
const LEASE_MS = 60_000;

interface Options {
  readonly isStopping?: () => boolean;
  readonly leaseMs?: number;
}

/**
 * Sends due messages until none is left or `isStopping` returns true. Workers may run concurrently: each
 * message is claimed by one. An unexpected error in one message does not stop the others of its batch;
 * the first such error is thrown after the batch, and its message is claimed again after the lease.
 */
export async function sendDueMessages(
  messenger: Messenger,
  { isStopping, leaseMs = LEASE_MS }: Options = {},
): Promise<void> {
  const { database, clock } = messenger;
  for (;;) {
    if (isStopping?.() === true) return;
    const now = clock();
    const claimed = await claimDueMessages(database.pool, [
      new Date(now),
      new Date(now + leaseMs),
      BATCH_SIZE,
    ]);
    if (claimed.length === 0) return;
    const limit = pLimit(CONCURRENCY);
    const deliver = (message: ClaimedMessage) => limit(() => deliverMessage(messenger, message));
    const results = await Promise.allSettled(claimed.map(deliver));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
  }
}
