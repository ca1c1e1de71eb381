import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';

/** Selects the appointments of a phone that have not ended and are not cancelled. */
export const selectAppointmentsOfPhone = prepared<
  { id: number; hash: string },
  [phone: string, bookedUntil: Date, now: Date]
>(
  'open_appointments_of_phone',
  `select id::integer, hash from appointment
   where client_phone = $1 and created_at <= $2 and erased_at is null
     and status = 'booked' and ends_at > $3
   order by id`,
);

export const selectAppointmentsToErase = prepared<
  { ids: number[] },
  [endedBefore: Date, limit: number]
>(
  'appointments_to_erase',
  `select coalesce(array_agg(id::integer), '{}') as ids from (
     select id from appointment where erased_at is null and ends_at < $1
     order by ends_at limit $2) old`,
);

export const callEraseAppointments = prepared<
  { erased: number },
  [ids: number[], now: Date, actor: string]
>('erase_appointments', 'select erase_appointments($1, $2, $3) as erased');

export const cancelForErasing = prepared<
  { outcome: Domains['change_outcome'] },
  [appointment: number, hash: string, now: Date, actor: string]
>('cancel_for_erasing', 'select * from cancel_appointment($1, $2, $3, $4, null)');

export const callErasePatient = prepared<
  { appointments: number; reviews: number; messages: number; requests: number },
  [phone: string, bookedUntil: Date, now: Date, actor: string]
>('erase_patient', 'select * from erase_patient($1, $2, $3, $4)');
