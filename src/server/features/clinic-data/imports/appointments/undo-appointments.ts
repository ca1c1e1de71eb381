import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import type { ChangeInput } from '../import-kind.ts';
import { lockAppointmentDays, refreshAppointmentDays } from './appointment-days.ts';

/** Locks the appointments to come that are as the import entered them. */
const lockUntouched = prepared<
  { id: number; doctor: number; starts_at: Date; ends_at: Date; is_reminded: boolean },
  [importId: number, now: Date]
>(
  'lock_untouched_appointments',
  `select a.id, a.doctor_id as doctor, a.starts_at, a.ends_at, exists (
     select from message m
     where m.appointment_id = a.id and m.state in ('sending', 'sent', 'delivered')) as is_reminded
   from import_appointment v join appointment a on a.id = v.appointment_id
   where v.import_id = $1 and a.status = 'booked' and a.sequence = 0 and a.attendance = 'expected'
     and a.coming_at is null and a.starts_at > $2
     and not exists (
       select from appointment_event e where e.appointment_id = a.id and e.action = 'corrected')
   order by a.id for update of a`,
);
const cancelAppointments = prepared<
  object,
  [appointments: number[], now: Date, actor: string, silent: SilentReason | null]
>('cancel_imported_appointments', 'select cancel_imported_appointments($1::bigint[], $2, $3, $4)');

/**
 * Cancels the appointments to come of an import that were not touched since. Only patients who have had a
 * reminder know of their appointment, and get a message.
 */
export async function undoAppointments({ db, context, user, row }: ChangeInput): Promise<void> {
  const now = context.site.clock();
  const rows = await lockUntouched(db, [row.id, new Date(now)]);
  const appointments = rows.map(({ doctor, starts_at: starts, ends_at: ends }) => ({
    doctor,
    starts: starts.getTime(),
    ends: ends.getTime(),
  }));
  await lockAppointmentDays(db, appointments);
  const by = [new Date(now), clinicActor(user.username)] as const;
  const idsOf = (isReminded: boolean) =>
    rows.filter((row) => row.is_reminded === isReminded).map((row) => row.id);
  await cancelAppointments(db, [idsOf(false), ...by, 'mistake']);
  await cancelAppointments(db, [idsOf(true), ...by, null]);
  await refreshAppointmentDays(db, appointments, now);
}
