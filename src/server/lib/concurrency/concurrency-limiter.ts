import pLimit from 'p-limit';
import { unavailable } from '#server/http/request-error.ts';

/** Runs work when its turn comes; rejects with a 503, the work not begun, when that takes too long. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Bounds the work in flight, and the wait for it: when what is in flight hangs, whoever comes is
 * told so while they still look, instead of joining those who wait.
 */
export function takeTurns({ atOnce, patienceMs }: { atOnce: number; patienceMs: number }): Turns {
  const limit = pLimit(atOnce);
  return (work) => {
    if (limit.activeCount + limit.pendingCount < atOnce) return limit(work);
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const impatience = setTimeout(() => {
        isRefused = true;
        reject(unavailable());
      }, patienceMs);
      void limit(async () => {
        if (isRefused) return;
        clearTimeout(impatience);
        await work().then(resolve, reject);
      });
    });
  };
}
