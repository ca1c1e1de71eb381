import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { SupportAppointment } from '#shared/contract/inbox/support.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { maskPhone } from '#shared/domain/people/phone/mask-phone.ts';
import type { RequestContext } from '#server/request-context.ts';

/** Returns what support sees of an appointment. */
export function presentForSupport(
  { site }: RequestContext,
  appointment: Appointment,
): SupportAppointment {
  const { doctor, service, clinic_branch: branch } = appointment;
  return {
    id: appointment.id,
    status: appointment.status,
    given_name: appointment.client_name,
    phone: maskPhone(appointment.client_phone, site.country.phone),
    datetime: appointment.datetime,
    doctor: doctor.name,
    service: service.name,
    clinic: branch.name,
    address: branch.address,
    today: dateInZone(site.clock(), appointment.timezone),
    doctor_id: doctor.id,
    service_id: service.id,
    doctor_service: appointment.doctor_service,
    can_change: appointment.can_cancel,
  };
}
