import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { DoctorPortrait } from '#web/domain/doctor-portrait.tsx';
import styles from './reviewed-appointment.module.css';

/** The doctor, service and time of the appointment under review. */
export function ReviewedAppointment({ appointment }: { appointment: Appointment }) {
  const format = useFormat();
  const { doctor, service, clinic_branch: branch, datetime, timezone } = appointment;
  const today = useToday(timezone);
  return (
    <div className={styles.appointment}>
      <DoctorPortrait name={doctor.name} image={doctor.image_url} size={64} eager />
      <div className={styles.words}>
        <p className={styles.name}>{doctor.name}</p>
        <p>
          {service.consultation_name}, {branch.name}
        </p>
        <p>
          <time dateTime={datetime} className={styles.time}>
            {format.dateTime(datetime, today)}
          </time>
        </p>
      </div>
    </div>
  );
}
