import { formatTime } from '#shared/i18n/format-date.ts';
import {
  placeAt,
  scrollSpeed,
  type ColumnBox,
  type Distance,
  type Place,
  type ShownTime,
} from './drag-geometry.ts';
import type { DragLayer } from './drag-layer.ts';

/** An appointment on its way. */
export type Drag = ReturnType<typeof beginDrag>;

/** Begins a drag: measures the columns once, and scrolls the grid while the pointer is at its edge. */
export function beginDrag(layer: DragLayer, grid: HTMLElement, shown: ShownTime) {
  const columns = columnsOf(grid);
  const edges = edgesOf(grid);
  const { scrollLeft, scrollTop } = grid;
  let pointer: Distance = { x: 0, y: 0 };
  let distance: Distance = pointer;
  let place: Place | null = null;
  let frame = 0;

  function update() {
    const scrolled = { x: grid.scrollLeft - scrollLeft, y: grid.scrollTop - scrollTop };
    place = placeAt(columns, shown, scrolled, pointer.x, layer.top + distance.y);
    layer.show(distance.x, distance.y, place === null ? '' : formatTime(place.minute));
  }
  function scroll() {
    frame = 0;
    const { x, y } = scrollSpeed(edges, pointer);
    if (x === 0 && y === 0) return;
    grid.scrollBy(x, y);
    update();
    frame = requestAnimationFrame(scroll);
  }
  return {
    /** The place where the appointment would be dropped now. */
    get place() {
      return place;
    },
    move(nextPointer: Distance, nextDistance: Distance) {
      [pointer, distance] = [nextPointer, nextDistance];
      update();
      if (frame === 0) frame = requestAnimationFrame(scroll);
    },
    close() {
      cancelAnimationFrame(frame);
      layer.close();
    },
  };
}

function columnsOf(grid: HTMLElement): ColumnBox[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-schedule]')].map((body) => {
    const { left, right, top, bottom } = body.getBoundingClientRect();
    return { schedule: Number(body.dataset['schedule']), left, right, top, bottom };
  });
}

/** Returns the part of the viewport in which the grid shows columns, below its heads. */
function edgesOf(grid: HTMLElement) {
  const { left, right, top, bottom } = grid.getBoundingClientRect();
  return { left, right, top: top + (grid.firstElementChild?.clientHeight ?? 0), bottom };
}
