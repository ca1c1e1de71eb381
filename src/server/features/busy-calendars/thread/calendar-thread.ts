import { parentPort, workerData } from 'node:worker_threads';
import { CalendarFaultError } from '../calendar-fault-error.ts';
import { readCalendar, type CalendarToRead } from '../reading/read-calendar.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
parentPort?.postMessage(perform(workerData as CalendarToRead));

function perform(input: CalendarToRead) {
  try {
    return { output: readCalendar(input) };
  } catch (error) {
    // Other errors come from the parser, and contain parts of the calendar.
    return {
      fault: error instanceof CalendarFaultError ? error.fault : { reason: 'damaged' as const },
    };
  }
}
