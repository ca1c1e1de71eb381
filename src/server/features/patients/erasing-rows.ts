import { prepared } from '#server/db/pool/prepared.ts';

interface PatientAppointment {
  id: number;
  hash: string;
  /** True if the appointment has not ended. */
  is_open: boolean;
}

/** Scans the whole table: erasures are rare, and an index would slow down every booking. */
export const selectAppointmentsOfPhone = prepared<PatientAppointment, [phone: string, now: Date]>(
  'appointments_of_phone',
  `select id, hash, status = 'booked' and ends_at > $2 as is_open from appointment
   where client_phone = $1 and erased_at is null order by id`,
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

export const deleteReviews = prepared<{ id: number }, [appointments: number[]]>(
  'delete_reviews',
  `select r.id, delete_review(r.id) from (
     select id from review where appointment_id = any ($1::bigint[]) order by doctor_id, id) r`,
);

export const cancelForErasing = prepared<
  { outcome: string },
  [appointment: number, hash: string, now: Date, actor: string]
>('cancel_for_erasing', `select * from cancel_appointment($1, set_actor($2, $4, null), $3)`);

export const deleteContactMessages = prepared<{ id: number }, [phone: string]>(
  'delete_contact_messages_of_phone',
  'delete from contact_message where phone = $1 returning id',
);

export const deleteClinicRequests = prepared<{ id: number }, [phone: string]>(
  'delete_clinic_requests_of_phone',
  'delete from clinic_request where phone = $1 returning id',
);
