import type {
  BookableSchedule,
  KnownAppointment,
} from '#shared/domain/clinic-data/imports/appointments/plan-appointments.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

interface AppointmentImportRow {
  doctor_id: number;
  starts_at: Date;
  ends_at: Date;
  is_blocking: boolean;
  is_own: boolean;
  phone: string;
  name: string;
  imported_at: Date | null;
}

/** The services of a draft are not active yet. */
const selectSchedules = prepared<BookableSchedule, [clinic: number]>(
  'schedules_of_appointment_import',
  `select s.id, s.doctor_id, s.time_zone,
     coalesce((
       select jsonb_agg(jsonb_build_object('id', o.id, 'service', o.service_id,
         'minutes', o.steps * s.step_minutes) order by o.type, o.id)
       from doctor_service o
       where o.schedule_id = s.id and d.is_active
         and (o.is_active or k.is_draft and o.is_inactive_with_service)), '[]') as offers
   from schedule s
   join clinic_branch b on b.id = s.clinic_branch_id and b.clinic_id = $1
   join clinic k on k.id = b.clinic_id
   join doctor d on d.id = s.doctor_id
   order by s.id`,
);
/** The doctors may work at other clinics too: their patients there are not compared. */
const selectAppointments = prepared<AppointmentImportRow, [clinic: number, now: Date]>(
  'appointments_of_appointment_import',
  `select a.doctor_id, a.starts_at, a.ends_at, a.status <> 'cancelled' and not a.is_extra as is_blocking,
     b.clinic_id = $1 as is_own, a.client_phone as phone,
     concat_ws(' ', a.client_name, a.client_surname) as name, v.starts_at as imported_at
   from appointment a
   join schedule s on s.id = a.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   left join import_appointment v on v.appointment_id = a.id
   where a.doctor_id in (
       select o.doctor_id from schedule o
       join clinic_branch c on c.id = o.clinic_branch_id where c.clinic_id = $1)
     and (a.ends_at > $2 or v.starts_at > $2)
     and (a.status <> 'cancelled' or v.appointment_id is not null)`,
);

/** The schedules of a clinic, and the appointments of its doctors. */
export interface AppointmentData {
  readonly schedules: readonly BookableSchedule[];
  readonly known: readonly KnownAppointment[];
}

/** Reads what appointments of a file are compared with, as of `now` (epoch milliseconds). */
export async function readAppointmentData(
  db: Queryable,
  clinic: number,
  now: number,
): Promise<AppointmentData> {
  const schedules = await selectSchedules(db, [clinic]);
  const appointments = await selectAppointments(db, [clinic, new Date(now)]);
  return {
    schedules,
    known: appointments.map(({ doctor_id, is_blocking, is_own, phone, name, ...appointment }) => ({
      doctor_id,
      is_blocking,
      patient: is_own ? { phone, name } : null,
      starts: appointment.starts_at.getTime(),
      ends: appointment.ends_at.getTime(),
      imported_at: appointment.imported_at?.getTime() ?? null,
    })),
  };
}
