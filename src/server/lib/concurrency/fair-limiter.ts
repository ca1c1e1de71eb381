import { createFairQueue, type Place } from './fair-queue.ts';
import { unavailable } from '#server/http/request-error.ts';

/** The place of work in a queue, and a signal that it is no longer wanted. */
export interface FairTurn extends Place {
  readonly signal?: AbortSignal;
}

/** Runs work when its turn comes; rejects with a 503, the work not begun, when it is not. */
export interface FairTurns {
  readonly waiting: number;
  run<Result>(work: () => Promise<Result>, turn: FairTurn): Promise<Result>;
}

interface Limits {
  /** By priority: work begins while fewer than so many run. */
  readonly atOnce: readonly number[];
  readonly maxWaiting: number;
}

interface Job {
  start(): Promise<void>;
  refuse(): void;
}

/** Limits work in flight and work that waits. Work that is aborted while it waits leaves at once. */
export function createFairTurns({ atOnce, maxWaiting }: Limits): FairTurns {
  const queue = createFairQueue<Job>(maxWaiting);
  let running = 0;

  const startNext = () => {
    for (;;) {
      const job = queue.shift(atOnce.findLastIndex((most) => running < most));
      if (job === undefined) return;
      running += 1;
      void job.start().finally(() => {
        running -= 1;
        startNext();
      });
    }
  };

  return {
    get waiting() {
      return queue.length;
    },
    run: (work, { signal, ...place }) =>
      new Promise((resolve, reject) => {
        const job: Job = {
          start() {
            signal?.removeEventListener('abort', leave);
            return work().then(resolve, reject);
          },
          refuse() {
            signal?.removeEventListener('abort', leave);
            reject(unavailable());
          },
        };
        const leave = () => {
          queue.remove(job);
          job.refuse();
        };
        if (signal?.aborted === true) return leave();
        signal?.addEventListener('abort', leave, { once: true });
        queue.push(job, place)?.refuse();
        startNext();
      }),
  };
}
