import { useRef, type PointerEvent, type RefObject } from 'react';
import { levelAfterDrag, type Level } from './sheet-levels.ts';

/** Pixels, as in list-sheet.module.css. */
const PEEK = 216;
const ABOVE_FULL = 16;

interface Drag {
  /** The vertical position of the pointer and the height of the sheet at the start. */
  startY: number;
  startHeight: number;
  last: { y: number; time: number };
  speed: number;
}

/** Makes a sheet draggable by its header. Its height follows the pointer until release. */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  onLevel: (level: Level) => void,
) {
  const drag = useRef<Drag | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const isButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (sheet.current === null || isButton || event.button !== 0) return;
    if (getComputedStyle(sheet.current).position !== 'absolute') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      startY: event.clientY,
      startHeight: sheet.current.offsetHeight,
      last: { y: event.clientY, time: event.timeStamp },
      speed: 0,
    };
  }

  function onPointerMove({ clientY, timeStamp }: PointerEvent) {
    if (drag.current === null || sheet.current === null) return;
    const { startY, startHeight, last } = drag.current;
    const elapsed = timeStamp - last.time;
    if (elapsed > 0) drag.current.speed = (last.y - clientY) / elapsed;
    drag.current.last = { y: clientY, time: timeStamp };
    stretch(sheet.current, Math.max(PEEK / 2, startHeight + startY - clientY));
  }

  function onPointerUp({ timeStamp }: PointerEvent) {
    if (drag.current === null || sheet.current === null) return;
    const { speed, last } = drag.current;
    drag.current = null;
    const height = sheet.current.offsetHeight;
    const fullHeight = (sheet.current.parentElement?.offsetHeight ?? 0) - ABOVE_FULL;
    release(sheet.current);
    // A pointer that rested before release does not throw the sheet.
    const isThrown = timeStamp - last.time < 60;
    const heights = { peek: PEEK, half: fullHeight * 0.56, full: fullHeight };
    onLevel(levelAfterDrag({ height, speed: isThrown ? speed : 0, heights }));
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

function stretch(sheet: HTMLElement, height: number): void {
  sheet.dataset['dragging'] = '';
  sheet.style.height = `${height}px`;
}

function release(sheet: HTMLElement): void {
  delete sheet.dataset['dragging'];
  sheet.style.height = '';
}
