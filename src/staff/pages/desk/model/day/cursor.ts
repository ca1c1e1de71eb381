import type { BusyTime } from './busy-times.ts';
import { appointmentAt, type DayModel, type PlacedAppointment } from './day-model.ts';

/** The place of the day that keys move: a doctor and a minute. */
export interface Cursor {
  readonly schedule: number;
  readonly minute: number;
  /** The appointment that a row of the list has; extra appointments are at the minute of another one. */
  readonly appointment?: number;
  /** The blocked or held time that a row of the list has. */
  readonly busy?: BusyTime['kind'];
}

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * Moves the cursor to the next appointment or free step of its column, or to the column beside it. Returns the
 * same cursor at the edge of the grid.
 */
export function moveCursor(day: DayModel, cursor: Cursor, direction: Direction): Cursor {
  const index = day.columns.findIndex((each) => each.schedule_id === cursor.schedule);
  const column = day.columns[index];
  if (column === undefined) return cursor;
  const { schedule, minute } = cursor;
  const step = column.doctor.step_minutes;
  switch (direction) {
    case 'left':
    case 'right': {
      const beside = day.columns[index + (direction === 'left' ? -1 : 1)];
      return beside === undefined ? cursor : { schedule: beside.schedule_id, minute };
    }
    case 'down': {
      const next = appointmentAt(column, minute)?.to ?? minute + step;
      return next < day.to ? { schedule, minute: next } : cursor;
    }
    case 'up': {
      const start = appointmentAt(column, minute)?.from ?? minute;
      const before = appointmentAt(column, start - 1)?.from ?? start - step;
      return before >= day.from ? { schedule, minute: before } : cursor;
    }
  }
}

/** Returns the appointment that is open, or the one under the cursor. */
export function focusedAppointment(
  { columns }: DayModel,
  openId: number | null,
  cursor: Cursor | null,
): PlacedAppointment | undefined {
  const known = openId ?? cursor?.appointment;
  if (known !== undefined) {
    return columns.flatMap(({ appointments }) => appointments).find(({ id }) => id === known);
  }
  const column = columns.find((each) => each.schedule_id === cursor?.schedule);
  if (column === undefined || cursor === null || cursor.busy !== undefined) return undefined;
  return appointmentAt(column, cursor.minute);
}
