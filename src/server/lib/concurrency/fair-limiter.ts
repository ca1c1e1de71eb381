import { createFairQueue, type ItemOptions } from './fair-queue.ts';
import { serviceUnavailable } from '#server/http/http-error.ts';

/** The options of a job: its position in the queue, and a signal that aborts it while it waits. */
export interface FairJobOptions extends ItemOptions {
  readonly signal?: AbortSignal;
}

/** A concurrency limiter with a fair queue. Rejects a job that it does not start with a 503. */
export interface FairLimiter {
  readonly queueLength: number;
  run<Result>(job: () => Promise<Result>, options: FairJobOptions): Promise<Result>;
}

interface Limits {
  /** The limit of each priority: a job starts while fewer jobs of any priority are running. */
  readonly concurrency: readonly number[];
  readonly maxQueueLength: number;
}

interface QueuedJob {
  start(): Promise<void>;
  reject(): void;
}

/** Limits running and queued jobs. A job that is aborted while it is queued is rejected at once. */
export function createFairLimiter({ concurrency, maxQueueLength }: Limits): FairLimiter {
  const queue = createFairQueue<QueuedJob>(maxQueueLength);
  let running = 0;

  const startNext = () => {
    for (;;) {
      const next = queue.shift(concurrency.findLastIndex((max) => running < max));
      if (next === undefined) return;
      running += 1;
      void next.start().finally(() => {
        running -= 1;
        startNext();
      });
    }
  };

  return {
    get queueLength() {
      return queue.length;
    },
    run: (job, { signal, ...position }) =>
      new Promise((resolve, reject) => {
        const queued: QueuedJob = {
          start() {
            signal?.removeEventListener('abort', leave);
            return job().then(resolve, reject);
          },
          reject() {
            signal?.removeEventListener('abort', leave);
            reject(serviceUnavailable());
          },
        };
        const leave = () => {
          queue.remove(queued);
          queued.reject();
        };
        if (signal?.aborted === true) return leave();
        signal?.addEventListener('abort', leave, { once: true });
        queue.push(queued, position)?.reject();
        startNext();
      }),
  };
}
