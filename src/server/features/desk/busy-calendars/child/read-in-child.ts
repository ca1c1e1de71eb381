import pLimit from 'p-limit';
import type { CalendarFault } from '#shared/contract/desk/calendars/busy-calendars.ts';
import { BUSY_CALENDAR_LIMITS } from '#shared/domain/desk/busy-calendars.ts';
import { sourceFile } from '#server/config/project-root.ts';
import { ChildCrashError, ChildLimitError, runChild } from '#server/lib/child-process/run-child.ts';
import { CalendarFaultError } from '../calendar-fault-error.ts';
import type { BusyTimes, CalendarToRead } from '../reading/read-calendar.ts';

/** Limits a process to one calendar at a time, because it may also serve pages. */
const limit = pLimit(1);

interface Message {
  readonly output?: BusyTimes;
  readonly fault?: CalendarFault;
}

/** Reads a calendar in a child process. Throws a `CalendarFaultError` if it cannot be read within the limits, and a 503 if the machine is too busy. */
export async function readInChild(input: CalendarToRead): Promise<BusyTimes> {
  const { cpuSeconds, timeoutMs, childMegabytes: megabytes } = BUSY_CALENDAR_LIMITS;
  const module = sourceFile('src/server/features/desk/busy-calendars/child/calendar-child.ts');
  const limits = { cpuSeconds, timeoutMs, megabytes };
  const message = await limit(() => runChild(module, input, limits)).catch((error: unknown) => {
    // The same calendar would crash the next child as well.
    const isFault = error instanceof ChildLimitError || error instanceof ChildCrashError;
    throw isFault ? new CalendarFaultError({ reason: 'too_complex' }) : error;
  });
  const { output, fault } = message as Message;
  if (output === undefined) throw new CalendarFaultError(fault ?? { reason: 'damaged' });
  return output;
}
