import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { ignoreNextClick } from '#staff/lib/ignore-next-click.ts';
import { useLatest } from '#staff/lib/use-latest.ts';
import {
  drawn,
  FINE_GRID,
  moved,
  resized,
  weekdayAfter,
  type Edge,
  type Grid,
} from './bar-moves.ts';
import type { Shown } from './bar-layout.ts';
import type { BarHours, HourBar, HourLine } from './hour-lines.ts';

/** Shorter movements are presses. */
const MIN_DISTANCE_PX = 6;

/** The thing that is dragged: a bar, one of its ends, or the empty place of a weekday. */
export type Grip = { bar: HourBar; edge: Edge | null } | { weekday: number };

interface DragEvents {
  onStart: () => void;
  /** Called with the hours at the pointer, and the lines as they were when the drag began. */
  onMove: (grip: Grip, hours: BarHours, before: readonly HourLine[]) => void;
  onCancel: (before: readonly HourLine[]) => void;
  onEnd: () => void;
}

/**
 * Returns a handler of pointerdown that drags bars by mouse, pen and touch. Bars snap to the grid, with Alt to
 * five minutes. Escape cancels.
 */
export function useBarDrag(
  shown: Shown,
  grid: Grid,
  lines: readonly HourLine[],
  events: DragEvents,
) {
  const stop = useRef<(() => void) | null>(null);
  const latest = useLatest(events);
  useEffect(() => () => stop.current?.(), []);

  return function start(grip: Grip, event: ReactPointerEvent<HTMLElement>) {
    const track = event.currentTarget.closest<HTMLElement>('[data-track]');
    if (track === null || event.button !== 0) return;
    stop.current?.();
    event.stopPropagation();
    const following = new AbortController();
    const { signal } = following;
    const { clientX: startX, clientY: startY, pointerType } = event;
    const box = track.getBoundingClientRect();
    const minutesPerPixel = (shown.to - shown.from) / box.width;
    const minute = shown.from + (startX - box.left) * minutesPerPixel;
    const rowAt = rowsOf(track);
    let isDragging = false;

    function end(isCancelled: boolean) {
      following.abort();
      if (isDragging && isCancelled) latest.current.onCancel(lines);
      if (isDragging && !isCancelled) latest.current.onEnd();
      isDragging = false;
    }
    function move({ clientX, clientY, altKey }: PointerEvent) {
      const [x, y] = [clientX - startX, clientY - startY];
      if (!isDragging && Math.hypot(x, y) < MIN_DISTANCE_PX) return;
      if (!isDragging) latest.current.onStart();
      isDragging = true;
      const rows = pointerType === 'touch' ? 0 : rowAt(clientY) - rowAt(startY);
      const to = { minute, distance: x * minutesPerPixel, rows };
      latest.current.onMove(grip, hoursAt(grip, to, altKey ? FINE_GRID : grid), lines);
    }
    function drop() {
      if (isDragging) ignoreNextClick();
      end(false);
    }
    function cancel(event_: KeyboardEvent) {
      if (event_.key !== 'Escape' || !isDragging) return;
      event_.stopPropagation();
      end(true);
      document.addEventListener('pointerup', ignoreNextClick, { once: true });
    }
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', drop, { signal });
    document.addEventListener('pointercancel', () => end(true), { signal });
    document.addEventListener('keydown', cancel, { signal, capture: true });
    stop.current = () => end(true);
  };
}

/** Returns a function that finds the row nearest to a height of the viewport. */
function rowsOf(track: HTMLElement): (y: number) => number {
  const tracks = track.closest('[data-week]')?.querySelectorAll('[data-track]') ?? [];
  const centres = [...tracks].map((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  return (y) => {
    const distances = centres.map((centre) => Math.abs(centre - y));
    return distances.indexOf(Math.min(...distances));
  };
}

function hoursAt(
  grip: Grip,
  to: { minute: number; distance: number; rows: number },
  grid: Grid,
): BarHours {
  if ('weekday' in grip) {
    const { weekday } = grip;
    const times = drawn(to.minute, to.minute + to.distance, grid);
    return { weekday, weeks: 'every', isPhoneOnly: false, ...times };
  }
  const { line: _line, index: _index, ...hours } = grip.bar;
  if (grip.edge !== null) return resized(hours, grip.edge, to.distance, grid);
  return { ...moved(hours, to.distance, grid), weekday: weekdayAfter(hours.weekday, to.rows) };
}
