import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { CancelNotice } from '#web/features/change-appointment/cancel-notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './change-buttons.module.css';
import type { Change } from '#web/features/change-appointment/use-change-modals.tsx';

interface ChangeButtonsProps {
  appointment: Appointment;
  /** Opens the modal of a change. */
  onOpen: (change: Change) => void;
}

/** The buttons to reschedule and to cancel, if the appointment allows it. */
export function ChangeButtons({ appointment, onOpen }: ChangeButtonsProps) {
  const { can_cancel: canCancel, can_reschedule: canMove } = appointment;
  const t = useT('appointment');
  if (!canCancel && !canMove) return null;
  return (
    <section className={`${styles.change} no-print`} aria-labelledby="change-title">
      <h2 id="change-title" className={styles.title}>
        {t('change.title')}
      </h2>
      <p className={styles.text}>{canMove ? t('change.canMove') : t('change.canCancel')}</p>
      <CancelNotice appointment={appointment} />
      <div className={styles.buttons}>
        {canMove ? (
          <Button variant="secondary" onClick={() => onOpen('moved')}>
            {t('move.open')}
          </Button>
        ) : null}
        {canCancel ? (
          <Button variant="secondary" onClick={() => onOpen('cancelled')}>
            {t('cancel.open')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
