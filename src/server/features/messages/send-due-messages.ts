import pLimit from 'p-limit';
import { claimDueMessages, type ClaimedMessage } from './message-rows.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Messenger } from './messenger.ts';

/** The batch size. All messages of a claim must be sent within its lease, even if each times out. */
const BATCH = 20;
const AT_ONCE = 10;
/** The lease of a claim: longer than a worker needs, shorter than a patient waits. */
const LEASE_MS = 60_000;

interface Options {
  readonly isStopping?: () => boolean;
  readonly leaseMs?: number;
}

/**
 * Sends what is due, until nothing is or `isStopping` says so. Workers may do this at the same
 * time: each row is claimed by one. A failure of one message, be it a defect, stops no other; the
 * first defect is thrown once all are done, and what it left is taken up again after the lease.
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
      BATCH,
    ]);
    if (claimed.length === 0) return;
    const limit = pLimit(AT_ONCE);
    const deliver = (message: ClaimedMessage) => limit(() => deliverMessage(messenger, message));
    const results = await Promise.allSettled(claimed.map(deliver));
    const defect = results.find((result) => result.status === 'rejected');
    if (defect !== undefined) throw defect.reason;
  }
}
