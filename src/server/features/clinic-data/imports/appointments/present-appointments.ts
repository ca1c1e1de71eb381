import type {
  DoctorName,
  LeftLine,
  AppointmentPreview,
} from '#shared/contract/clinic-data/imports/appointment-schemas.ts';
import { matchDoctors } from '#shared/domain/clinic-data/imports/appointments/match-doctors.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { bookedName } from '#shared/domain/people/name-order.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { FullImportRow } from '../import-rows.ts';
import type { ImportContext } from '../importer.ts';
import type { AppointmentImportPlan } from './plan-appointment-import.ts';
import type { AppointmentData } from './appointment-data.ts';

/** The lines of one kind in the response; the counts include the others. */
const MAX_LINES = 500;
const MINUTE_MS = 60_000;

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

/** Returns the distinct doctors of a file, unconfirmed ones first. */
export function presentDoctors(
  rows: Parameters<typeof matchDoctors>[0],
  {
    schedules,
    doctors,
  }: Pick<AppointmentData, 'schedules'> & Pick<AppointmentImportPlan, 'doctors'>,
): DoctorName[] {
  const named = schedules.map(({ id, doctor_names, branch_names, addresses }) => ({
    id,
    doctor_names: Object.values(doctor_names),
    branch_names: [...Object.values(branch_names), ...Object.values(addresses)],
  }));
  return matchDoctors(rows, named)
    .map((match) => ({
      ...match,
      candidates: [...match.candidates],
      is_confirmed: doctors.has(match.key),
      schedule_id: doctors.get(match.key) ?? null,
    }))
    .sort((a, b) => Number(a.is_confirmed) - Number(b.is_confirmed) || a.row - b.row);
}

/** Returns what an import enters, the appointments with a warning first, and what it leaves out. */
export async function presentAppointments(
  db: Queryable,
  { site }: ImportContext,
  { choices }: FullImportRow,
  { plan, rows, fingerprint }: AppointmentImportPlan,
  { schedules }: AppointmentData,
): Promise<AppointmentPreview> {
  const { timeZone, locales } = site.country;
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
    ...rows.faults.map(({ row, column, value, fault }) => ({
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
    entered: {
      count: lines.length,
      lines: lines
        .sort((a, b) => Math.sign(warnings(b)) - Math.sign(warnings(a)) || a.row - b.row)
        .slice(0, MAX_LINES),
    },
    left: {
      count: left.length,
      lines: left.slice(0, MAX_LINES),
    },
  };
}
