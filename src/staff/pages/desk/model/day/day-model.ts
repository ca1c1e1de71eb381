import type { DeskColumn, DeskDay, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';

/** The hours that are shown at least, in local minutes after midnight. */
const SHOWN = [8 * 60, 18 * 60] as const;
const HOUR = 60;

/** An appointment with its place in the column, in local minutes after midnight. */
export interface PlacedAppointment extends DeskAppointment {
  readonly from: number;
  readonly to: number;
}

/** A doctor's column. */
export interface DeskColumnModel extends DeskColumn {
  readonly doctor: DeskDoctor;
  /** Appointments that are not cancelled, by their start. */
  readonly appointments: readonly PlacedAppointment[];
  readonly cancelled: readonly PlacedAppointment[];
}

/** The day as the grid and the list show it. */
export interface DayModel {
  readonly columns: readonly DeskColumnModel[];
  /** The first and the last minute of the grid, whole hours. */
  readonly from: number;
  readonly to: number;
}

/** Builds the day; a column whose doctor is unknown is omitted until the doctors are read again. */
export function buildDay(day: DeskDay, doctors: readonly DeskDoctor[]): DayModel {
  const appointments = Map.groupBy(
    day.appointments.map(place),
    (appointment) => appointment.schedule_id,
  );
  const columns = doctors.flatMap((doctor) => {
    const column = day.columns.find((each) => each.schedule_id === doctor.schedule_id);
    if (column === undefined) return [];
    return [buildColumn(column, doctor, appointments.get(doctor.schedule_id) ?? [])];
  });
  const spans = columns.flatMap(({ hours, appointments: shown }) => [
    ...hours,
    ...shown.map(({ from, to }) => [from, to] as const),
  ]);
  const from = Math.min(SHOWN[0], ...spans.map(([start]) => start));
  const to = Math.max(SHOWN[1], ...spans.map(([, end]) => end));
  return {
    columns,
    from: Math.floor(from / HOUR) * HOUR,
    to: Math.min(24 * HOUR, Math.ceil(to / HOUR) * HOUR),
  };
}

interface BuiltColumn {
  readonly own: readonly PlacedAppointment[];
  readonly model: DeskColumnModel;
}

/** Keeps the identity of columns that have not changed, so that they are not rendered again. */
const built = new WeakMap<DeskColumn, BuiltColumn>();

function buildColumn(
  column: DeskColumn,
  doctor: DeskDoctor,
  own: readonly PlacedAppointment[],
): DeskColumnModel {
  const known = built.get(column);
  if (known?.model.doctor === doctor && isSame(known.own, own)) return known.model;
  const model = {
    ...column,
    doctor,
    appointments: own.filter((appointment) => appointment.cancelled_by === null),
    cancelled: own.filter((appointment) => appointment.cancelled_by !== null),
  };
  built.set(column, { own, model });
  return model;
}

function isSame(left: readonly PlacedAppointment[], right: readonly PlacedAppointment[]): boolean {
  return (
    left.length === right.length && left.every((appointment, index) => appointment === right[index])
  );
}

/** Keeps the identity of appointments that have not changed, so that they are not rendered again. */
const placed = new WeakMap<DeskAppointment, PlacedAppointment>();

function place(appointment: DeskAppointment): PlacedAppointment {
  const known = placed.get(appointment);
  if (known !== undefined) return known;
  const from = wallClockOf(appointment.starts_at).minuteOfDay;
  const result = { ...appointment, from, to: from + appointment.minutes };
  placed.set(appointment, result);
  return result;
}

/** Returns all appointments of the day, the cancelled ones included. */
export function appointmentsOfDay({ columns }: DayModel): readonly PlacedAppointment[] {
  return columns.flatMap(({ appointments, cancelled }) => [...appointments, ...cancelled]);
}

/** Returns the appointment of a column at a minute. Extra appointments are beside the others and not found. */
export function appointmentAt(
  column: DeskColumnModel,
  minute: number,
): PlacedAppointment | undefined {
  return column.appointments.find(({ from, to, is_extra: isExtra }) => {
    return !isExtra && from <= minute && minute < to;
  });
}
