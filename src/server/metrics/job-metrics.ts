import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Job } from '#server/jobs/job.ts';

/** Counts and times the runs of jobs; one that found another process at it is a short one. */
export function jobMetrics(registry: Registry): (country: CountryCode, job: Job) => Job {
  const shared = { labelNames: ['country', 'task'], registers: [registry] };
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of a job, done and failed',
    labelNames: ['country', 'task', 'outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    ...shared,
    name: 'job_duration_seconds',
    help: 'Time that a run of a job took',
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60, 300],
  });
  const lastDone = new Gauge({
    ...shared,
    name: 'job_last_done_timestamp_seconds',
    help: 'When a job was done last; before its first run, when it was started',
  });
  return (country, job) => {
    // Prometheus has a label `job` of its own.
    const labels = { country, task: job.name };
    lastDone.setToCurrentTime(labels);
    return {
      ...job,
      async run(isStopping) {
        const stopTimer = duration.startTimer(labels);
        let outcome = 'failed';
        try {
          await job.run(isStopping);
          outcome = 'done';
          lastDone.setToCurrentTime(labels);
        } finally {
          stopTimer();
          runs.inc({ ...labels, outcome });
        }
      },
    };
  };
}
