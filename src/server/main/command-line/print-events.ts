import type { StaffEvent } from '#server/features/identity/staff-events/list-staff-events.ts';
import { print } from './print.ts';

export function printEvents(events: readonly StaffEvent[]): void {
  for (const { at, action, actor } of events) print(`${at.toISOString()}  ${action}  ${actor}`);
}
