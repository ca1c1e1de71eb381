import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { useApp } from '#web/lib/app.ts';
import { appointmentQuery } from '#web/lib/query/queries.ts';
import { appointmentParams } from './appointment-params.ts';

/** Returns the appointment of the page's URL, which `loadAppointment` has loaded. */
export function useAppointment(): Appointment {
  const urlParams = appointmentParams(useParams()['id'], useSearchParams()[0]);
  if (urlParams === null) throw new Error('The URL of the appointment is invalid');
  return useSuspenseQuery(appointmentQuery(useApp(), urlParams.id, urlParams.hash)).data;
}
