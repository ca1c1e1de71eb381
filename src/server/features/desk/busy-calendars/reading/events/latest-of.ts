import type { CalendarEvent } from './read-event.ts';
import { instantOf, type Time } from '../times/times.ts';

/**
 * Returns the last revision of each event, because a file may contain several: that with the highest SEQUENCE. Of
 * equal ones with the same start the last counts; those with different starts are different events, which some
 * programs give one UID.
 */
export function latestOf(events: readonly CalendarEvent[]): CalendarEvent[] {
  const groups = Map.groupBy(events, ({ uid, replaces, isLaterChange }) =>
    [uid, keyOf(replaces), isLaterChange].join('\n'),
  );
  return [...groups.values()].flatMap((group) => {
    if (group[0]?.uid === '') return group;
    const highest = group.reduce((max, { sequence }) => Math.max(max, sequence), 0);
    const latest = group.filter(({ sequence }) => sequence === highest);
    return [...new Map(latest.map((event) => [keyOf(event.start), event])).values()];
  });
}

const keyOf = (time: Time | null) => (time === null ? null : instantOf(time));
