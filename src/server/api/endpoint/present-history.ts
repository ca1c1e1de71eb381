import type { Static } from 'typebox';
import type { History, HistoryAction } from '#shared/contract/identity/staff-events.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { StaffEvent } from '#server/features/identity/staff-events/list-staff-events.ts';
import type { Site } from '#server/site.ts';

/** Presents the events of an item or a review. */
export function presentHistory(
  { country }: Site,
  events: readonly StaffEvent[],
): Static<typeof History> {
  return events.map(({ at, actor, action }) => ({
    at: zonedIso(at.getTime(), country.timeZone),
    actor,
    // Items and reviews have no other events.
    action: action as HistoryAction,
  }));
}
