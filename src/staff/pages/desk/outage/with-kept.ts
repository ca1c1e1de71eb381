import type { DeskDay } from '#shared/contract/desk/day.ts';
import type { ShownVisit } from '../model/visit-look.ts';
import type { KeptArrival } from './kept-arrivals.ts';

/** Returns the day with the arrivals that are waiting to be sent. Other rows keep their identity. */
export function withKept(day: DeskDay, kept: readonly KeptArrival[]): DeskDay {
  if (kept.length === 0) return day;
  const arrivals = new Map(kept.map((arrival) => [arrival.visit, arrival]));
  return {
    ...day,
    visits: day.visits.map((visit): ShownVisit => {
      const arrival = arrivals.get(visit.id);
      const isUnsent = arrival?.startsAt === visit.starts_at && visit.attendance === 'expected';
      if (!isUnsent || visit.cancelled_by !== null) return visit;
      return { ...visit, attendance: 'arrived', arrived_at: arrival.at, is_unsent: true };
    }),
  };
}
