import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import type { PlacedVisit } from '../model/day-model.ts';
import { minuteAt } from './grid-column.tsx';

/** Shorter movements are presses. */
const MIN_DISTANCE_PX = 6;
/** The precision of a drop, in minutes. */
const STEP = 5;

export interface Drop {
  readonly visit: PlacedVisit;
  readonly schedule: number;
  readonly minute: number;
}

/**
 * Moves visits by dragging. The dragged element follows the pointer by a transform, without rendering;
 * `onDrop` gets the place. Escape ends the drag and changes nothing.
 *
 * @param from the first minute of the grid
 */
export function useDrag(from: number, onDrop: (drop: Drop) => void) {
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  function start(visit: PlacedVisit, event: ReactPointerEvent<HTMLButtonElement>) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const element = event.currentTarget;
    const { clientX: startX, clientY: startY } = event;
    let isMoving = false;
    const stopping = new AbortController();
    const { signal } = stopping;

    function stop() {
      stopping.abort();
      element.style.transform = '';
      delete element.dataset['dragged'];
      end.current = null;
    }
    end.current = stop;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const [x, y] = [clientX - startX, clientY - startY];
      if (!isMoving && Math.hypot(x, y) < MIN_DISTANCE_PX) return;
      if (!isMoving) {
        isMoving = true;
        element.dataset['dragged'] = '';
      }
      element.style.transform = `translate(${x}px, ${y}px)`;
    };
    const drop = ({ clientX, clientY }: PointerEvent) => {
      const wasMoving = isMoving;
      const target = wasMoving ? placeAt(clientX, clientY, startY, element) : null;
      stop();
      if (!wasMoving) return;
      // The press that ends a drag opens nothing.
      element.addEventListener('click', preventPress, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', preventPress, { capture: true }));
      if (target !== null) onDrop({ visit, ...target });
    };
    const cancel = (key: KeyboardEvent) => {
      if (key.key === 'Escape') stop();
    };
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', drop, { signal });
    document.addEventListener('pointercancel', stop, { signal });
    document.addEventListener('keydown', cancel, { signal });
  }

  /** Returns the column under the pointer, and the minute at the upper edge of the dragged visit. */
  function placeAt(x: number, y: number, startY: number, element: HTMLElement) {
    const body = document
      .elementsFromPoint(x, y)
      .find((each) => each instanceof HTMLElement && each.dataset['schedule'] !== undefined);
    if (!(body instanceof HTMLElement)) return null;
    const top = Number(element.style.getPropertyValue('--start'));
    const moved = minuteAt(body, y, from) - minuteAt(body, startY, from);
    return {
      schedule: Number(body.dataset['schedule']),
      minute: Math.round((top + moved) / STEP) * STEP,
    };
  }

  return start;
}

function preventPress(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
