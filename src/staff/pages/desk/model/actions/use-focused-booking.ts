import { useEffect, useRef, type RefObject } from 'react';
import { appointmentsOfDay, type DayModel } from '../day/day-model.ts';

/** An appointment that was booked, and whether the day that is shown will have it. */
export interface Booked {
  readonly id: number;
  readonly isHere: boolean;
}

/**
 * Returns the reference of the element of the day. After a booking the focus goes to its cursor, once the day has the
 * appointment if it will: the form that had the focus is gone. It does so once.
 */
export function useFocusedBooking(
  day: DayModel,
  booked: Booked | null,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const done = useRef<Booked | null>(null);
  const isShown = booked !== null && appointmentsOfDay(day).some(({ id }) => id === booked.id);
  useEffect(() => {
    if (booked === null || done.current === booked || (booked.isHere && !isShown)) return;
    done.current = booked;
    const cursor = element.current?.querySelector<HTMLElement>('[data-focused]');
    cursor?.focus({ preventScroll: true });
    cursor?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown, booked]);
  return element;
}
