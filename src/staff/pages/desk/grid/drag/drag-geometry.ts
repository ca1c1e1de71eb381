/** The precision of a drop, in minutes. */
const STEP = 5;
/** The part of the grid's edges, in pixels, that scrolls it while an appointment is dragged there. */
const EDGE_PX = 40;
/** The maximum speed of that, in pixels for each frame. */
const MAX_SCROLL_PX = 24;

/** A rectangle of the viewport, in pixels. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A column of the grid as it was when the drag began, in pixels of the viewport. */
export interface ColumnBox extends Box {
  readonly schedule: number;
}

/** A distance in pixels, to the right and down. */
export interface Distance {
  readonly x: number;
  readonly y: number;
}

/** The minutes that the columns show. */
export interface ShownTime {
  readonly from: number;
  readonly minutes: number;
}

export interface Place {
  readonly schedule: number;
  readonly minute: number;
}

/**
 * Returns the place of a dragged appointment: the column under the pointer, and the time at the upper edge of
 * the appointment. Outside of the columns it is null.
 *
 * @param scrolled the distance that the grid has scrolled since the columns were measured
 * @param top the upper edge of the dragged appointment
 */
export function placeAt(
  columns: readonly ColumnBox[],
  shown: ShownTime,
  scrolled: Distance,
  pointerX: number,
  top: number,
): Place | null {
  const x = pointerX + scrolled.x;
  const column = columns.find(({ left, right }) => left <= x && x < right);
  if (column === undefined) return null;
  const share = (top + scrolled.y - column.top) / (column.bottom - column.top);
  const minute = Math.round((shown.from + share * shown.minutes) / STEP) * STEP;
  const isShown = minute >= shown.from && minute < shown.from + shown.minutes;
  return isShown ? { schedule: column.schedule, minute } : null;
}

/** Returns the speed in pixels for each frame at which a grid scrolls for a pointer at its edge. */
export function scrollSpeed(grid: Box, pointer: Distance): Distance {
  return {
    x: speedBetween(grid.left, grid.right, pointer.x),
    y: speedBetween(grid.top, grid.bottom, pointer.y),
  };
}

function speedBetween(start: number, end: number, at: number): number {
  const depth = Math.max(start + EDGE_PX - at, at - (end - EDGE_PX));
  if (depth <= 0) return 0;
  const speed = Math.ceil((Math.min(depth, EDGE_PX) / EDGE_PX) * MAX_SCROLL_PX);
  return at < (start + end) / 2 ? -speed : speed;
}
