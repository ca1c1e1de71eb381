import { useQueries } from '@tanstack/react-query';
import type { DeskColumn, DeskDay, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { buildDay, type DayModel } from '../model/day/day-model.ts';
import { useDayQuery } from '../model/live/day-query.ts';

/** A day of the week; undefined until it is read. */
export interface WeekDay {
  readonly date: PlainDate;
  readonly model: DayModel | undefined;
}

/** Reads the days of a doctor. Changes of the branch read them again; while none arrive, each day after `pollMs`. */
export function useWeekDays(
  branch: number,
  doctor: DeskDoctor,
  dates: readonly PlainDate[],
  pollMs: number | false,
): readonly WeekDay[] {
  const queryOf = useDayQuery(branch, doctor.doctor_id);
  const queries = useQueries({
    queries: dates.map((date) => ({ ...queryOf(date), refetchInterval: pollMs })),
  });
  return dates.map((date, index) => {
    const data = queries[index]?.data;
    return { date, model: data === undefined ? undefined : buildDoctorDay(data, doctor) };
  });
}

/** Builds the day of one doctor, with an empty column on a day without hours: the desk books outside of them too. */
export function buildDoctorDay(day: DeskDay, doctor: DeskDoctor): DayModel {
  const { schedule_id: schedule } = doctor;
  const isThere = day.columns.some((column) => column.schedule_id === schedule);
  return buildDay(isThere ? day : { ...day, columns: [emptyColumn(schedule)] }, [doctor]);
}

/** Keeps the identity of empty columns, so that they are not rendered again. */
const empty = new Map<number, DeskColumn>();

function emptyColumn(schedule: number): DeskColumn {
  const column = empty.get(schedule) ?? {
    schedule_id: schedule,
    delay: 0,
    hours: [],
    phone_hours: [],
    kept: [],
    kept_until: 0,
    blocked: [],
    elsewhere: [],
    held: [],
  };
  empty.set(schedule, column);
  return column;
}
