import type { CalendarFault } from '#shared/contract/desk/calendars/busy-calendars.ts';

/** The error of a calendar that cannot be read. It contains nothing of the address or the content. */
export class CalendarFaultError extends Error {
  readonly fault: CalendarFault;

  constructor(fault: CalendarFault) {
    super(`the calendar cannot be read: ${fault.reason}`);
    this.fault = fault;
  }
}
