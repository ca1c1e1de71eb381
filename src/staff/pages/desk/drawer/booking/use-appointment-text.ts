import type { PatientAppointment } from '#shared/contract/desk/appointments.ts';
import { useFormat } from '../../../../lib/format.ts';

/** Returns the function that names the time of an appointment, and its doctor with the branch if it is another one. */
export function useAppointmentText() {
  const format = useFormat();
  return ({ starts_at: startsAt, doctor, branch }: PatientAppointment) => ({
    time: format.dateTime(startsAt),
    doctor: branch === null ? doctor : `${doctor}, ${branch}`,
  });
}
