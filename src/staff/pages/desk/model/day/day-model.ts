import type { DeskColumn, DeskDay, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { Visit } from '#shared/contract/desk/visit.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';

/** The hours that are shown at least, in local minutes after midnight. */
const SHOWN = [8 * 60, 18 * 60] as const;
const HOUR = 60;

/** A visit with its place in the column, in local minutes after midnight. */
export interface PlacedVisit extends Visit {
  readonly from: number;
  readonly to: number;
}

/** A doctor's column. */
export interface DeskColumnModel extends DeskColumn {
  readonly doctor: DeskDoctor;
  /** Visits that are not cancelled, by their start. */
  readonly visits: readonly PlacedVisit[];
  readonly cancelled: readonly PlacedVisit[];
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
  const visits = Map.groupBy(day.visits.map(place), (visit) => visit.schedule_id);
  const columns = doctors.flatMap((doctor) => {
    const column = day.columns.find((each) => each.schedule_id === doctor.schedule_id);
    if (column === undefined) return [];
    return [buildColumn(column, doctor, visits.get(doctor.schedule_id) ?? [])];
  });
  const spans = columns.flatMap(({ hours, visits: shown }) => [
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
  readonly own: readonly PlacedVisit[];
  readonly model: DeskColumnModel;
}

/** Keeps the identity of columns that have not changed, so that they are not rendered again. */
const built = new WeakMap<DeskColumn, BuiltColumn>();

function buildColumn(
  column: DeskColumn,
  doctor: DeskDoctor,
  own: readonly PlacedVisit[],
): DeskColumnModel {
  const known = built.get(column);
  if (known?.model.doctor === doctor && isSame(known.own, own)) return known.model;
  const model = {
    ...column,
    doctor,
    visits: own.filter((visit) => visit.cancelled_by === null),
    cancelled: own.filter((visit) => visit.cancelled_by !== null),
  };
  built.set(column, { own, model });
  return model;
}

function isSame(left: readonly PlacedVisit[], right: readonly PlacedVisit[]): boolean {
  return left.length === right.length && left.every((visit, index) => visit === right[index]);
}

/** Keeps the identity of visits that have not changed, so that they are not rendered again. */
const placed = new WeakMap<Visit, PlacedVisit>();

function place(visit: Visit): PlacedVisit {
  const known = placed.get(visit);
  if (known !== undefined) return known;
  const from = wallClockOf(visit.starts_at).minuteOfDay;
  const result = { ...visit, from, to: from + visit.minutes };
  placed.set(visit, result);
  return result;
}

/** Returns all visits of the day, the cancelled ones included. */
export function visitsOfDay({ columns }: DayModel): readonly PlacedVisit[] {
  return columns.flatMap(({ visits, cancelled }) => [...visits, ...cancelled]);
}

/** Returns the visit of a column at a minute. Extra visits are beside the others and not found. */
export function visitAt(column: DeskColumnModel, minute: number): PlacedVisit | undefined {
  return column.visits.find(({ from, to, is_extra: isExtra }) => {
    return !isExtra && from <= minute && minute < to;
  });
}
