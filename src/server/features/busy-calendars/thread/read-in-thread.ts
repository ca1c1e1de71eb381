import pLimit from 'p-limit';
import {
  BUSY_CALENDAR_LIMITS,
  type CalendarFault,
} from '#shared/domain/calendars/busy-calendars.ts';
import { runThread, ThreadLimitError } from '#server/lib/threads/run-thread.ts';
import { CalendarFaultError } from '../calendar-fault-error.ts';
import type { BusyTimes, CalendarToRead } from '../reading/read-calendar.ts';

/** Limits a process to one calendar at a time, because it may also serve pages. */
const limit = pLimit(1);

interface Message {
  readonly output?: BusyTimes;
  readonly fault?: CalendarFault;
}

/** Reads a calendar in a thread. Throws a `CalendarFaultError` if it cannot be read within the limits. */
export async function readInThread(input: CalendarToRead): Promise<BusyTimes> {
  const { milliseconds, threadMegabytes: megabytes } = BUSY_CALENDAR_LIMITS;
  const module = new URL('calendar-thread.ts', import.meta.url);
  const message = await limit(() => runThread(module, input, { milliseconds, megabytes })).catch(
    (error: unknown) => {
      const isOver = error instanceof ThreadLimitError;
      throw isOver ? new CalendarFaultError({ reason: 'too_complex' }) : error;
    },
  );
  const { output, fault } = message as Message;
  if (output === undefined) throw new CalendarFaultError(fault ?? { reason: 'damaged' });
  return output;
}
