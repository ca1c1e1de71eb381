import type { AbsenceAppointment } from '#shared/contract/desk/absences/absences.ts';
import { useFormat } from '#staff/lib/format.ts';
import common from '#staff/ui/common.module.css';
import styles from './absences.module.css';

/** The time, the patient and the service of an appointment. */
export function AppointmentSummary({ appointment }: { appointment: AbsenceAppointment }) {
  const format = useFormat();
  return (
    <div className={styles.summary}>
      <p>
        <strong>{format.dateTime(appointment.starts_at)}</strong> {appointment.name}
      </p>
      <p className={common.quiet}>{appointment.service}</p>
    </div>
  );
}
