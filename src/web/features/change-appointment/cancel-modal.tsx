import { useState } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { CancelNotice } from './cancel-notice.tsx';
import { ChangeFailureNotice } from './change-failure-notice.tsx';
import styles from './change-modal.module.css';
import type { ChangeFailure } from './change-outcome.ts';
import { ChangeFooter } from './change-footer.tsx';
import type { ChangeModalProps } from './modal-props.ts';
import { useChangeAppointment } from './use-change-appointment.ts';
import { AppointmentTime } from './appointment-time.tsx';

/** Confirms the cancellation of the appointment. */
export function CancelModal({ appointment, open, onClose, onDone }: ChangeModalProps) {
  const t = useT('appointment');
  const showToast = useToast();
  const change = useChangeAppointment(appointment);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);

  async function cancel() {
    setFailure(null);
    const outcome = await change.cancel();
    if (outcome.type === 'done') onDone();
    if (outcome.type === 'failed') setFailure(outcome.reason);
    if (outcome.type !== 'rejected') return;
    for (const message of outcome.messages) showToast({ tone: 'error', message });
    onClose();
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      size="sm"
      title={t('cancel.title')}
      labels={{ close: t('change.close') }}
      footer={
        <ChangeFooter isPending={change.isPending}>
          <Button
            variant="danger"
            size="lg"
            block
            inProgress={change.isPending}
            onClick={() => void cancel()}
          >
            {failure === null ? t('cancel.confirm') : t('change.retry')}
          </Button>
          <Button variant="secondary" size="lg" block onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </ChangeFooter>
      }
    >
      <div className={styles.body}>
        {failure === null ? null : <ChangeFailureNotice failure={failure} of="cancel" />}
        <div>
          <p className={styles.doctor}>{appointment.doctor.name}</p>
          <AppointmentTime iso={appointment.datetime} timeZone={appointment.timezone} />
        </div>
        <p>{t('cancel.text')}</p>
        <CancelNotice appointment={appointment} isLateOnly />
      </div>
    </Modal>
  );
}
