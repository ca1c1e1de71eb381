import {
  readDueCalendars,
  type CalendarReader,
} from '#server/features/desk/busy-calendars/read-due-calendars.ts';
import type { Job } from './job.ts';

const PAUSE_MS = 5000;

/** Returns the job that reads other calendars of doctors. Several workers may run it at once. */
export function readCalendarsJob(
  reader: Omit<CalendarReader, 'secret'>,
  readSecret: () => Promise<string>,
): Job {
  return {
    name: 'read-calendars',
    pauseMs: PAUSE_MS,
    run: async (isStopping) => {
      await readDueCalendars({ ...reader, secret: await readSecret() }, isStopping);
    },
  };
}
