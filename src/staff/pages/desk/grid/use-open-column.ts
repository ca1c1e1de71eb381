import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { DayModel } from '../model/day/day-model.ts';

/** Scrolls the grid to the open appointment, which may have been opened from a list or the search. */
export function useOpenColumn(
  grid: RefObject<HTMLElement | null>,
  { columns, from, to }: DayModel,
  openId: number | null,
): void {
  const reveal = useEffectEvent((id: number) => {
    const appointments = columns.flatMap((column) => column.appointments);
    const appointment = appointments.find((each) => each.id === id);
    const column = grid.current?.querySelector(`[data-schedule="${appointment?.schedule_id}"]`);
    if (appointment === undefined || !grid.current || !column) return;
    const { height } = column.getBoundingClientRect();
    const minute = height / (to - from);
    scrollInto(
      grid.current,
      column,
      (appointment.from - from) * minute,
      appointment.minutes * minute,
    );
  });
  useEffect(() => {
    if (openId !== null) reveal(openId);
  }, [openId]);
}

/** Scrolls a grid as little as shows a part of a column, given in pixels from its top, below heads and axis. */
function scrollInto(grid: HTMLElement, column: Element, top: number, height: number): void {
  const view = grid.getBoundingClientRect();
  const box = column.getBoundingClientRect();
  const heads = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  const axis = grid.querySelector('[data-axis]')?.getBoundingClientRect().width ?? 0;
  const start = box.top + top;
  grid.scrollBy({
    left: distance(box.left, box.right, view.left + axis, view.right),
    top: distance(start, start + height, view.top + heads, view.bottom),
    behavior: 'instant',
  });
}

/** Returns how far something from `start` to `end` must move to be between two edges. */
function distance(start: number, end: number, low: number, high: number): number {
  if (start < low) return start - low;
  return end > high ? Math.min(end - high, start - low) : 0;
}
