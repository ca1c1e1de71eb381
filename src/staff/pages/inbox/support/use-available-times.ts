import { useQuery } from '@tanstack/react-query';
import type { Slot } from '#shared/contract/booking/slots.ts';
import type { SupportAppointment } from '#shared/contract/inbox/support.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';

export const TIMES = 'available-times';

/** The longest range of the call. */
const DAYS = 31;

/** Reads the times to which an appointment can be moved, by day: those that patients see. */
export function useAvailableTimes(appointment: SupportAppointment) {
  const { api } = useStaffApp();
  const { id, today, datetime, doctor_service: offer } = appointment;
  return useQuery({
    queryKey: [TIMES, id, datetime],
    queryFn: async () => {
      const { results } = await api.slots({
        doctor: String(appointment.doctor_id),
        service: String(appointment.service_id),
        date_from: today,
        date_to: addDays(today, DAYS - 1),
      });
      const own = results.filter((slot) => slot.doctor_service === offer);
      return Map.groupBy(own, (slot: Slot) => slot.datetime.slice(0, 10));
    },
    gcTime: 0,
  });
}
