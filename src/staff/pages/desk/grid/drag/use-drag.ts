import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import type { PlacedAppointment } from '../../model/day/day-model.ts';
import { beginDrag, type Drag } from './begin-drag.ts';
import type { Place, ShownTime } from './drag-geometry.ts';
import { openDragLayer } from './drag-layer.ts';
import { ignoreNextClick } from '../../../../lib/ignore-next-click.ts';

/** Shorter movements are presses. */
const MIN_DISTANCE_PX = 6;

export interface Drop extends Place {
  readonly appointment: PlacedAppointment;
}

/**
 * Moves appointments by dragging, to the sides of the grid too, which scrolls then. Nothing is rendered before
 * `onDrop` gets the place. Escape ends the drag and changes nothing.
 */
export function useDrag(shown: ShownTime, onDrop: (drop: Drop) => void) {
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  return function start(
    appointment: PlacedAppointment,
    event: ReactPointerEvent<HTMLButtonElement>,
  ) {
    const grid = event.currentTarget.closest<HTMLElement>('[data-scroller]');
    if (grid === null || event.button !== 0 || event.pointerType === 'touch') return;
    end.current?.();
    end.current = followPointer(event.nativeEvent, event.currentTarget, grid, shown, (place) =>
      onDrop({ appointment, ...place }),
    );
  };
}

/** Follows a pressed pointer until it is released, and returns a function that ends this before. */
function followPointer(
  { pointerId, clientX: startX, clientY: startY }: PointerEvent,
  element: HTMLElement,
  grid: HTMLElement,
  shown: ShownTime,
  onDrop: (place: Place) => void,
): () => void {
  const following = new AbortController();
  const { signal } = following;
  let drag: Drag | null = null;

  function stop() {
    following.abort();
    drag?.close();
  }
  function move({ clientX, clientY }: PointerEvent) {
    const distance = { x: clientX - startX, y: clientY - startY };
    if (drag === null && Math.hypot(distance.x, distance.y) < MIN_DISTANCE_PX) return;
    drag ??= beginDrag(openDragLayer(element, pointerId), grid, shown);
    drag.move({ x: clientX, y: clientY }, distance);
  }
  function drop(event: PointerEvent) {
    if (drag === null) return stop();
    move(event);
    const { place } = drag;
    stop();
    ignoreNextClick();
    if (place !== null) onDrop(place);
  }
  const cancel = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || drag === null) return;
    key.stopPropagation();
    stop();
    document.addEventListener('pointerup', ignoreNextClick, { once: true });
  };
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', drop, { signal });
  document.addEventListener('pointercancel', stop, { signal });
  document.addEventListener('keydown', cancel, { signal, capture: true });
  return stop;
}
