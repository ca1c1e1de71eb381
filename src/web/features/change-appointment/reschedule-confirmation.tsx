import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { ChangeFailureNotice } from './change-failure-notice.tsx';
import styles from './change-modal.module.css';
import type { ChangeFailure } from './change-outcome.ts';
import { AppointmentTime } from './appointment-time.tsx';

interface RescheduleConfirmationProps {
  appointment: Appointment;
  slot: ShownSlot;
  failure: ChangeFailure | null;
}

/** Compares the old time with the new one. */
export function RescheduleConfirmation({
  appointment,
  slot,
  failure,
}: RescheduleConfirmationProps) {
  const t = useT('appointment');
  const { datetime, timezone, doctor } = appointment;
  return (
    <>
      {failure === null ? null : <ChangeFailureNotice failure={failure} of="move" />}
      <dl className={styles.comparison}>
        <div className={styles.before}>
          <dt>{t('move.from')}</dt>
          <dd>
            <AppointmentTime iso={datetime} timeZone={timezone} />
          </dd>
        </div>
        <div className={styles.after}>
          <dt>{t('move.to')}</dt>
          <dd>
            <AppointmentTime iso={slot.datetime} timeZone={timezone} />
          </dd>
        </div>
      </dl>
      <p>{t('move.text', { doctor: doctor.name })}</p>
    </>
  );
}
