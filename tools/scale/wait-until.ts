import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;

/** Polls a condition until it holds; throws an error that names it after the timeout. */
export async function waitUntil(
  name: string,
  condition: () => Promise<boolean>,
  timeoutMs = 60_000,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await condition().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${name}: not within ${timeoutMs / 1000} s`);
    await sleep(POLL_INTERVAL_MS);
  }
}
