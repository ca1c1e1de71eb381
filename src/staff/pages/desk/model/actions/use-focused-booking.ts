import { useEffect, useRef, type RefObject } from 'react';
import { appointmentsOfDay, type DayModel } from '../day/day-model.ts';

/**
 * Returns the reference of the element of the day. The focus goes to its cursor once the day has an appointment that was
 * booked: the form that had it is gone.
 */
export function useFocusedBooking(
  day: DayModel,
  booked: number | null,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const isShown = booked !== null && appointmentsOfDay(day).some(({ id }) => id === booked);
  useEffect(() => {
    if (!isShown) return;
    const cursor = element.current?.querySelector<HTMLElement>('[data-focused]');
    cursor?.focus({ preventScroll: true });
    cursor?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown, booked]);
  return element;
}
