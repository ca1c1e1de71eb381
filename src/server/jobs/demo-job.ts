import type { Pool } from 'pg';
import type { Country } from '#shared/countries/country.ts';
import { lazy } from '#server/lib/lazy.ts';
import type { Clock } from '#server/lib/clock.ts';
import { exclusiveJob } from './exclusive-job.ts';
import type { Job } from './job.ts';

const PAUSE_MS = 15_000;

/** Returns the job that keeps the clinic of demo data alive. It does nothing in other databases. */
export function demoJob(pool: Pool, country: Country, clock: Clock): Job {
  // The names and texts of five countries would stay in the memory of every worker.
  const readLife = lazy(async () => (await import('#demo/index.ts')).createDemoLife(country));
  return exclusiveJob(
    pool,
    { name: 'keep-demo-alive', pauseMs: PAUSE_MS },
    async (client, isStopping) => {
      const life = await readLife();
      await life.run(client, clock(), isStopping);
    },
  );
}
