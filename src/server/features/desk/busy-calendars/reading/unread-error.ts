import type { UnreadReason } from '#shared/domain/desk/busy-calendars.ts';

/** The error of one event that cannot be read rightly. It contains nothing of the event. */
export class UnreadError extends Error {
  readonly reason: UnreadReason;
  /** The line of the file, counted from 1; undefined if it is not one line that is wrong. */
  readonly line: number | undefined;

  constructor(reason: UnreadReason, line?: number) {
    super(`an event cannot be read: ${reason}`);
    this.reason = reason;
    this.line = line;
  }
}
