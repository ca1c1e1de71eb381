import type { Retention } from '#server/config/config.ts';
import { readDueCalendars } from '#server/features/desk/busy-calendars/read-due-calendars.ts';
import { sendDueMessages } from '#server/features/messages/send-due-messages.ts';
import type { Messenger } from '#server/features/messages/messenger.ts';
import { availabilityJobs } from './availability-jobs.ts';
import { cleanUpJob } from './clean-up.ts';
import type { Job } from './job.ts';
import { runJobs, type RunningJobs } from './run-jobs.ts';

const CALENDARS_PAUSE_MS = 5000;
/** The maximum delay of a confirmation SMS. A run without due messages is cheap. */
const MESSAGES_PAUSE_MS = 1000;

/** Starts all jobs of a country, and `more` of the caller. */
export function startJobs(
  messenger: Messenger,
  retention: Retention,
  onError: (error: unknown, jobName: string) => void,
  watchJob: (job: Job) => Job = (job) => job,
  more: readonly Job[] = [],
): RunningJobs {
  const { database, clock, country, readSecret } = messenger;
  const sendMessages: Job = {
    name: 'send-messages',
    pauseMs: MESSAGES_PAUSE_MS,
    run: (isStopping) => sendDueMessages(messenger, { isStopping }),
  };
  // Several workers may run it at once.
  const readCalendars: Job = {
    name: 'read-calendars',
    pauseMs: CALENDARS_PAUSE_MS,
    run: async (isStopping) => {
      const secret = await readSecret();
      await readDueCalendars({ pool: database.pool, country, clock, secret }, isStopping);
    },
  };
  const jobs = [
    sendMessages,
    ...availabilityJobs(database.pool, clock),
    cleanUpJob(database.pool, clock, retention),
    readCalendars,
    ...more,
  ];
  return runJobs(jobs.map(watchJob), onError);
}
