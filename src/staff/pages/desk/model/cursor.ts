import { visitAt, type DayModel } from './day-model.ts';

/** The place on the grid that keys move: a column and a minute. */
export interface Cursor {
  readonly schedule: number;
  readonly minute: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Moves the cursor to the next visit or free step of its column, or to the column beside it. Returns the
 * same cursor at the edge of the grid.
 */
export function moveCursor(day: DayModel, cursor: Cursor, direction: Direction): Cursor {
  const index = day.columns.findIndex((each) => each.schedule_id === cursor.schedule);
  const column = day.columns[index];
  if (column === undefined) return cursor;
  const { minute } = cursor;
  const step = column.doctor.step_minutes;
  switch (direction) {
    case 'left':
    case 'right': {
      const beside = day.columns[index + (direction === 'left' ? -1 : 1)];
      return beside === undefined ? cursor : { ...cursor, schedule: beside.schedule_id };
    }
    case 'down': {
      const next = visitAt(column, minute)?.to ?? minute + step;
      return next < day.to ? { ...cursor, minute: next } : cursor;
    }
    case 'up': {
      const start = visitAt(column, minute)?.from ?? minute;
      const before = visitAt(column, start - 1)?.from ?? start - step;
      return before >= day.from ? { ...cursor, minute: before } : cursor;
    }
  }
}
