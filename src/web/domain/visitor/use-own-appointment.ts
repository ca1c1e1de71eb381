import { useEffect } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { updateOwn } from './own-appointments.ts';

/** Updates what this browser stores about an appointment that was booked in it. */
export function useOwnAppointment(appointment: Appointment): void {
  useEffect(() => updateOwn(appointment), [appointment]);
}
