import { flushDemand } from '#server/features/catalogue/demand/flush-demand.ts';
import type { Site } from '#server/site.ts';
import type { Job } from './job.ts';

const PAUSE_MS = 10_000;

/** Returns the job of a web process that counts who looked for what. */
export function demandJob(site: Site): Job {
  return { name: 'flush-demand', pauseMs: PAUSE_MS, run: () => flushDemand(site) };
}
