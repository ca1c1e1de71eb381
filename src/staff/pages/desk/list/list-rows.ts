import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { appointmentAt, type DayModel, type PlacedAppointment } from '../model/day/day-model.ts';
import { busyTimes, type BusyTime } from '../model/day/busy-times.ts';
import { freeMinutes } from '../model/day/free-times.ts';
import type { Cursor } from '../model/day/cursor.ts';

/** A row of the list: an appointment, a free time at which one can begin, or a blocked or held time. */
export interface ListRow {
  readonly schedule: number;
  readonly doctor: DeskDoctor;
  /** In local minutes after midnight. */
  readonly minute: number;
  /** Null for a free or busy time. */
  readonly appointment: PlacedAppointment | null;
  /** The local minute before which patients cannot book a free time that is kept. */
  readonly keptUntil: number | null;
  readonly busy: BusyTime | null;
}

/** Returns the appointments and busy times of all doctors, or of one doctor with the free times, by time. */
export function listRows(
  { columns }: DayModel,
  schedule: number | null,
  nowMinute: number | null,
): readonly ListRow[] {
  return columns
    .filter((each) => schedule === null || each.schedule_id === schedule)
    .flatMap((column): ListRow[] => {
      const { schedule_id, doctor, appointments, kept, kept_until: keptUntil } = column;
      const row = { schedule: schedule_id, doctor, appointment: null, busy: null, keptUntil: null };
      const free = schedule === null ? [] : freeMinutes(column);
      return [
        ...busyTimes(column).map((busy) => ({ ...row, minute: busy.from, busy })),
        ...appointments.map((appointment) => ({ ...row, minute: appointment.from, appointment })),
        ...free
          .filter((minute) => minute >= (nowMinute ?? 0))
          .map((minute) => {
            const isKept = kept.some(([start, end]) => start <= minute && minute < end);
            return { ...row, minute, keptUntil: isKept ? keptUntil : null };
          }),
      ];
    })
    .toSorted((a, b) => a.minute - b.minute);
}

/** Returns the cursor at a row. */
export function cursorAt({ schedule, minute, appointment, busy }: ListRow): Cursor {
  if (busy !== null) return { schedule, minute, busy: busy.kind };
  return appointment === null
    ? { schedule, minute }
    : { schedule, minute, appointment: appointment.id };
}

/**
 * Returns the row to which a key moves the cursor; undefined at the end of the list. A cursor that is at no
 * row is before the first one that follows.
 */
export function rowBeside(
  day: DayModel,
  rows: readonly ListRow[],
  cursor: Cursor | null,
  direction: 'up' | 'down',
): ListRow | undefined {
  const index = rowAt(day, rows, cursor);
  const current = rows[index];
  if (direction === 'up') return rows[index - 1];
  return current !== undefined && isAt(day, current, cursor) ? rows[index + 1] : current;
}

/** Returns the index of the row under the cursor, else of the first one after it, else of the last one. */
export function rowAt(day: DayModel, rows: readonly ListRow[], cursor: Cursor | null): number {
  const exact = rows.findIndex((row) => isAt(day, row, cursor));
  if (exact >= 0) return exact;
  const next = rows.findIndex(({ minute }) => minute >= (cursor?.minute ?? 0));
  return next >= 0 ? next : rows.length - 1;
}

function isAt({ columns }: DayModel, row: ListRow, cursor: Cursor | null): boolean {
  if (cursor === null || row.schedule !== cursor.schedule) return false;
  if (cursor.busy !== undefined || row.busy !== null) {
    return row.busy?.kind === cursor.busy && row.minute === cursor.minute;
  }
  if (cursor.appointment !== undefined) return row.appointment?.id === cursor.appointment;
  const column = columns.find((each) => each.schedule_id === cursor.schedule);
  const appointment = column === undefined ? undefined : appointmentAt(column, cursor.minute);
  return appointment === undefined
    ? row.appointment === null && row.minute === cursor.minute
    : row.appointment?.id === appointment.id;
}
