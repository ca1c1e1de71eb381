import type { Clock } from '#server/lib/clock.ts';
import type { ReceiptHandler } from './sms-gateway.ts';

/** The time in which a message becomes known that its receipt has overtaken. */
const WAIT_MS = 120_000;
const MAX_REMEMBERED = 10_000;

/**
 * Wraps a handler of receipts. One of an unknown message is refused for two minutes, then accepted and
 * ignored: some message centres repeat a refused receipt for days, and hold newer ones back.
 */
export function acceptUnknownLater(store: ReceiptHandler, clock: Clock): ReceiptHandler {
  /** The times of the first receipts, in epoch milliseconds, the oldest first. */
  const firstSeen = new Map<string, number>();
  return async (receipt) => {
    if (await store(receipt)) {
      firstSeen.delete(receipt.providerId);
      return true;
    }
    const since = firstSeen.get(receipt.providerId) ?? clock();
    if (clock() - since >= WAIT_MS) {
      firstSeen.delete(receipt.providerId);
      return true;
    }
    firstSeen.set(receipt.providerId, since);
    const [oldest] = firstSeen.keys();
    if (firstSeen.size > MAX_REMEMBERED && oldest !== undefined) firstSeen.delete(oldest);
    return false;
  };
}
