import type { StaffEvent } from '#server/features/staff-events/index.ts';
import { print } from './print.ts';

export function printEvents(events: readonly StaffEvent[]): void {
  for (const { at, action, actor } of events) print(`${at.toISOString()}  ${action}  ${actor}`);
}
