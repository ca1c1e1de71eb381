import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** Looks again and again until it is so; throws, saying what was waited for, when it does not come. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await sleep(LOOK_EVERY_MS);
  }
}
