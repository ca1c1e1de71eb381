import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from './job.ts';

/** Jobs that run until they are stopped. */
export interface RunningJobs {
  /** Waits for the runs in progress. */
  stop(): Promise<void>;
}

/** Runs each job independently, first after its pause. A job continues after a failed run. */
export function runJobs(
  jobs: readonly Job[],
  onError: (error: unknown, jobName: string) => void,
): RunningJobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  const running = jobs.map(async (job) => {
    while (!isStopping()) {
      await sleep(job.pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
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
