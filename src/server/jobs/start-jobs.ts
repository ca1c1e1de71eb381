import type { Retention } from '#server/config/config.ts';
import { sendDueMessages, type Messenger } from '#server/features/messages/index.ts';
import { availabilityJobs } from './availability-jobs.ts';
import { cleanUpJob } from './clean-up.ts';
import type { Job } from './job.ts';
import { runJobs, type RunningJobs } from './run-jobs.ts';

/** The maximum delay of a confirmation SMS. A run without due messages is cheap. */
const MESSAGES_PAUSE_MS = 1000;

/** Starts all jobs of a country. */
export function startJobs(
  messenger: Messenger,
  retention: Retention,
  onError: (error: unknown, jobName: string) => void,
  watchJob: (job: Job) => Job = (job) => job,
): RunningJobs {
  const { database, clock } = messenger;
  const sendMessages: Job = {
    name: 'send-messages',
    pauseMs: MESSAGES_PAUSE_MS,
    run: (isStopping) => sendDueMessages(messenger, { isStopping }),
  };
  const jobs = [
    sendMessages,
    ...availabilityJobs(database.pool, clock),
    cleanUpJob(database.pool, clock, retention),
  ];
  return runJobs(jobs.map(watchJob), onError);
}
