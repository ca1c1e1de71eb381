import pLimit from 'p-limit';
import { serviceUnavailable } from '#server/http/http-error.ts';

/** Runs a limited number of jobs at once. Rejects a job with a 503 after the queue timeout. */
export type ConcurrencyLimiter = <Result>(job: () => Promise<Result>) => Promise<Result>;

interface Options {
  concurrency: number;
  /** Milliseconds that a job may wait before it is rejected, without being started. */
  queueTimeoutMs: number;
}

/** Limits running jobs and the time others are queued, so that a stalled job blocks no requests. */
export function createConcurrencyLimiter({
  concurrency,
  queueTimeoutMs,
}: Options): ConcurrencyLimiter {
  const limit = pLimit(concurrency);
  return (job) => {
    if (limit.activeCount + limit.pendingCount < concurrency) return limit(job);
    return new Promise((resolve, reject) => {
      let isTimedOut = false;
      const timer = setTimeout(() => {
        isTimedOut = true;
        reject(serviceUnavailable());
      }, queueTimeoutMs);
      void limit(async () => {
        if (isTimedOut) return;
        clearTimeout(timer);
        await job().then(resolve, reject);
      });
    });
  };
}
