import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Job } from '#server/jobs/job.ts';

/**
 * Counts and times the runs of jobs. A run that ends at once because another process holds the lock
 * counts as a success.
 */
export function jobMetrics(registry: Registry): (country: CountryCode, job: Job) => Job {
  const shared = { labelNames: ['country', 'job_name'], registers: [registry] };
  const runs = new Counter({
    name: 'vizit_job_runs_total',
    help: 'Job runs by outcome',
    labelNames: ['country', 'job_name', 'outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    ...shared,
    name: 'vizit_job_duration_seconds',
    help: 'Duration of job runs',
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60, 300],
  });
  const lastSuccess = new Gauge({
    ...shared,
    name: 'vizit_job_last_success_timestamp_seconds',
    help: 'Time of the last successful run of a job; before the first run, the start of the process',
  });
  return (country, job) => {
    // Prometheus sets the label `job` itself.
    const labels = { country, job_name: job.name };
    lastSuccess.setToCurrentTime(labels);
    return {
      ...job,
      async run(isStopping) {
        const stopTimer = duration.startTimer(labels);
        let outcome = 'failure';
        try {
          await job.run(isStopping);
          outcome = 'success';
          lastSuccess.setToCurrentTime(labels);
        } finally {
          stopTimer();
          runs.inc({ ...labels, outcome });
        }
      },
    };
  };
}
