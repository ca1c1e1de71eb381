import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What work comes to, or a rejection with `late()` when that takes longer than so many milliseconds.
 * The work goes on all the same.
 */
export async function inTime<Result>(
  work: Promise<Result> | Result,
  limitMs: number,
  late: () => Error,
): Promise<Result> {
  const done = new AbortController();
  const lateness = sleep(limitMs, undefined, { signal: done.signal }).then(() => {
    throw late();
  });
  lateness.catch(() => undefined);
  try {
    return await Promise.race([work, lateness]);
  } finally {
    done.abort();
  }
}
