import { answerParent } from '#server/lib/child-process/answer-parent.ts';
import { CalendarFaultError } from '../calendar-fault-error.ts';
import { readCalendar, type CalendarToRead } from '../reading/read-calendar.ts';

answerParent((input) => {
  try {
    return { output: readCalendar(input as CalendarToRead) };
  } catch (error) {
    // Another error is a fault of the reading, and may contain parts of the calendar.
    return {
      fault: error instanceof CalendarFaultError ? error.fault : { reason: 'damaged' as const },
    };
  }
});
