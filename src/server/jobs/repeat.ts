import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from './job.ts';

/** Work in the background that can be ended. */
export interface Running {
  /** Waits for the run under way. */
  stop(): Promise<void>;
}

/** Runs each job by itself, the first time after its pause. A run that fails does not end them. */
export function repeat(
  jobs: readonly Job[],
  onError: (error: unknown, job: string) => void,
): Running {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  const running = jobs.map(async (job) => {
    while (!isStopping()) {
      await sleep(job.everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (isStopping()) return;
      await job.run(isStopping).catch((error: unknown) => onError(error, job.name));
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
