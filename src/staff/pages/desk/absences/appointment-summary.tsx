import type { AbsenceAppointment } from '#shared/contract/desk/absences/absences.ts';
import { useFormat } from '#staff/lib/format.ts';
import styles from './absences.module.css';

/** The time, the patient and the service of an appointment. */
export function AppointmentSummary({ appointment }: { appointment: AbsenceAppointment }) {
  const format = useFormat();
  return (
    <div className={styles.summary}>
      <p>
        <strong>{format.dateTime(appointment.starts_at)}</strong> {appointment.name}
      </p>
      <p className={styles.quiet}>{appointment.service}</p>
    </div>
  );
}
