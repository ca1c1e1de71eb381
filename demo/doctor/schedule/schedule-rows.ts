import { STEP_MINUTES } from '#demo/demo-options.ts';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { HORIZON_DAYS } from '#server/features/booking/slots/horizon.ts';
import type { Random } from '#demo/random.ts';
import type { ScheduleExceptionRow, ScheduleRow, ScheduleRuleRow } from '#demo/rows.ts';
import type { TimeTable } from './time-table.ts';

/** The lead times of bookings in minutes, weighted by repetition. */
const LEAD_MINUTES = [60, 60, 60, 60, 60, 60, 60, 60, 120, 1440];

export function scheduleRow(
  random: Random,
  ids: { id: number; doctor_id: number; clinic_branch_id: number },
  timeZone: string,
  today: PlainDate,
): ScheduleRow {
  return {
    ...ids,
    time_zone: timeZone,
    horizon_days: HORIZON_DAYS,
    projected_until: addDays(today, HORIZON_DAYS - 1),
    max_extra_per_day: 0,
    buffer_minutes: 0,
    kept_starts: 0,
    kept_until: 420,
    releases_at: null,
    step_minutes: STEP_MINUTES,
    lead_minutes: random.pick(LEAD_MINUTES),
  };
}

export function ruleRows(scheduleId: number, { week }: TimeTable): ScheduleRuleRow[] {
  return week.flatMap(({ weekday, intervals }) =>
    intervals.map(([starts, ends]) => ({
      schedule_id: scheduleId,
      weekday,
      starts_minute: starts,
      ends_minute: ends,
    })),
  );
}

export function exceptionRows(
  scheduleId: number,
  { exceptions }: TimeTable,
): ScheduleExceptionRow[] {
  return [...exceptions].flatMap(([day, intervals]): ScheduleExceptionRow[] =>
    intervals.length === 0
      ? [{ schedule_id: scheduleId, day, starts_minute: null, ends_minute: null }]
      : intervals.map(([starts, ends]) => ({
          schedule_id: scheduleId,
          day,
          starts_minute: starts,
          ends_minute: ends,
        })),
  );
}
