import type { Retention } from '#server/config/config.ts';
import { sendDueMessages, type Messenger } from '#server/features/messages/index.ts';
import { availabilityJobs } from './keep-availability.ts';
import { cleanUpJob } from './clean-up.ts';
import type { Job } from './job.ts';
import { repeat, type Running } from './repeat.ts';

/** How long a booking waits for its SMS at most; a look that finds nothing costs next to nothing. */
const MESSAGES_EVERY_MS = 1000;

/** Starts all that has to be done for a country beside answering requests. */
export function startJobs(
  messenger: Messenger,
  retention: Retention,
  onError: (error: unknown, job: string) => void,
  watchJob: (job: Job) => Job = (job) => job,
): Running {
  const { database, clock } = messenger;
  const messages: Job = {
    name: 'messages',
    everyMs: MESSAGES_EVERY_MS,
    run: (isStopping) => sendDueMessages(messenger, { isStopping }),
  };
  const jobs = [
    messages,
    ...availabilityJobs(database.pool, clock),
    cleanUpJob(database.pool, clock, retention),
  ];
  return repeat(jobs.map(watchJob), onError);
}
