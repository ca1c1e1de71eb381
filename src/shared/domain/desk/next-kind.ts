import type { Attendance } from './attendance.ts';

interface Earlier {
  readonly isFollowUp: boolean;
  readonly isCancelled: boolean;
  readonly attendance: Attendance;
}

/**
 * Returns true if the next appointment for the same service is a follow-up. After an appointment that did not take place
 * it is one of the same kind.
 */
export function isFollowUpNext({ isFollowUp, isCancelled, attendance }: Earlier): boolean {
  return isFollowUp || (!isCancelled && attendance !== 'no_show');
}
