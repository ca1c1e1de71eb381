import type {
  LeftLine,
  AppointmentPreview,
} from '#shared/contract/clinic-data/imports/appointments/appointment-schemas.ts';
import type { AppointmentRows } from '#shared/domain/clinic-data/imports/appointments/appointment-rows.ts';
import type {
  AppointmentPlan,
  BookableSchedule,
} from '#shared/domain/clinic-data/imports/appointments/plan-appointments.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { bookedName } from '#shared/domain/people/name-order.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { PlanInput } from '../import-kind.ts';
import { firstLines } from '../preview-lines.ts';

const selectOutside = prepared<
  { line: number },
  [lines: number[], schedules: number[], starts: Date[], ends: Date[]]
>(
  'appointments_outside_hours',
  `select v.line from unnest($1::integer[], $2::integer[], $3::timestamptz[], $4::timestamptz[])
     as v (line, schedule_id, starts_at, ends_at)
   join schedule s on s.id = v.schedule_id
   where not is_within_hours(s, v.starts_at, v.ends_at)`,
);

interface Planned extends Pick<AppointmentRows, 'faults'>, Pick<AppointmentPreview, 'fingerprint'> {
  readonly plan: AppointmentPlan;
  readonly schedules: readonly BookableSchedule[];
}

/** Returns what an import enters, the appointments with a warning first, and what it leaves out. */
export async function presentAppointments(
  { db, context, row: { choices } }: PlanInput,
  { plan, faults, schedules, fingerprint }: Planned,
): Promise<AppointmentPreview> {
  const { timeZone, locales } = context.site.country;
  const zones = new Map(schedules.map(({ id, time_zone: zone }) => [id, zone]));
  const { entered, same, past, unconfirmed, ignored } = plan;
  const outside = await selectOutside(db, [
    entered.map(({ row }) => row),
    entered.map(({ schedule }) => schedule),
    entered.map(({ starts }) => new Date(starts)),
    entered.map(({ ends }) => new Date(ends)),
  ]);
  const isOutside = new Set(outside.map(({ line }) => line));
  const lines = entered.map(
    ({ row, starts, ends, schedule, service, name, surname, ...appointment }) => ({
      row,
      schedule_id: schedule,
      service_id: service,
      starts_at: zonedIso(starts, zones.get(schedule) ?? timeZone),
      minutes: (ends - starts) / MINUTE_MS,
      patient: bookedName({
        given: name,
        surname,
        language: locales[0],
      }),
      is_outside_hours: isOutside.has(row),
      has_bad_phone: appointment.has_bad_phone,
      has_other_service: appointment.has_other_service,
    }),
  );
  const warnings = (line: (typeof lines)[number]) =>
    Number(line.is_outside_hours) + Number(line.has_bad_phone) + Number(line.has_other_service);
  const left: LeftLine[] = [
    ...faults.map(({ row, column, value, fault }) => ({
      row,
      column: column === 0 ? null : column,
      value,
      reason: fault,
    })),
    ...plan.left.map((line) => ({ ...line, column: null })),
  ].sort((a, b) => a.row - b.row);
  return {
    fingerprint,
    reminds: choices.reminds === true,
    same,
    past,
    unconfirmed,
    ignored,
    outside_hours: isOutside.size,
    entered: firstLines(
      lines.sort((a, b) => Math.sign(warnings(b)) - Math.sign(warnings(a)) || a.row - b.row),
      (line) => line,
    ),
    left: firstLines(left, (line) => line),
  };
}
