import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { makeBranch, makeDoctorService } from './doctors.ts';

/** Makes an upcoming appointment in Budapest: half an hour on 24 November 2026. */
export function makeAppointment(change: Partial<Appointment> = {}): Appointment {
  const { id, service, price, discount, total } = makeDoctorService();
  return {
    id: 77,
    hash: 'a'.repeat(32),
    status: 'booked',
    datetime: '2026-11-24T14:30:00+01:00',
    duration: 30,
    timezone: 'Europe/Budapest',
    client_name: 'Anna',
    client_surname: 'Nagy',
    client_phone: '+36201234567',
    doctor: { id: 1, slug: 'anna-kovacs', name: 'Dr. Kovács Anna', image_url: null },
    doctor_service: id,
    service,
    service_type: 'initial-appointment',
    is_follow_up: false,
    clinic_branch: makeBranch(),
    price,
    discount,
    total,
    insurance: null,
    can_cancel: true,
    can_reschedule: true,
    cancel_notice: null,
    can_confirm: false,
    is_coming: false,
    delay: 0,
    arrive_early: 10,
    preparation: [],
    displaced: null,
    check_in_code: 'VZ1:77:KQXBTM',
    calendar_token: 'b'.repeat(64),
    feedback: null,
    can_leave_feedback: false,
    created_at: '2026-11-20T10:00:00+01:00',
    ...change,
  };
}
