import { useRef, type PointerEvent, type RefObject } from 'react';
import { levelAfterDrag, type Level } from './sheet-levels.ts';

/** The heights in the style sheet. */
const PEEK = 216;
const ABOVE_FULL = 16;

interface Drag {
  /** The vertical position of the pointer and the height of the sheet at the start. */
  from: number;
  height: number;
  last: { y: number; time: number };
  speed: number;
}

/** Makes a sheet draggable by its header; its height follows the finger until it is released. */
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
      from: event.clientY,
      height: sheet.current.offsetHeight,
      last: { y: event.clientY, time: event.timeStamp },
      speed: 0,
    };
  }

  function onPointerMove({ clientY, timeStamp }: PointerEvent) {
    if (drag.current === null || sheet.current === null) return;
    const { from, height, last } = drag.current;
    const elapsed = timeStamp - last.time;
    if (elapsed > 0) drag.current.speed = (last.y - clientY) / elapsed;
    drag.current.last = { y: clientY, time: timeStamp };
    stretch(sheet.current, Math.max(PEEK / 2, height + from - clientY));
  }

  function onPointerUp({ timeStamp }: PointerEvent) {
    if (drag.current === null || sheet.current === null) return;
    const { speed, last } = drag.current;
    drag.current = null;
    const height = sheet.current.offsetHeight;
    const most = (sheet.current.parentElement?.offsetHeight ?? 0) - ABOVE_FULL;
    release(sheet.current);
    // A finger that rested before release has thrown nothing.
    const isThrown = timeStamp - last.time < 60;
    const heights = { peek: PEEK, half: most * 0.56, full: most };
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
