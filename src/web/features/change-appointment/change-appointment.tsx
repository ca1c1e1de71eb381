import { useRef, useState } from 'react';
import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import { useOverlayHistory } from '#web/lib/routing/overlay-history.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CancelModal } from './cancel-modal.tsx';
import styles from './change-appointment.module.css';
import type { SlotPicker } from '#web/domain/slots/slot-picker.ts';
import { RescheduleModal } from './reschedule-modal.tsx';

/** A change of an appointment by the patient. */
export type Change = 'moved' | 'cancelled';

interface ChangeAppointmentProps {
  appointment: Appointment;
  SlotGrid: SlotPicker;
  /** Runs when a modal opens. */
  onBegin: () => void;
  /** Runs after a change, when the query cache is updated. */
  onDone: (change: Change) => void;
}

/** The buttons and modals to reschedule and to cancel, if the appointment allows it. */
export function ChangeAppointment(props: ChangeAppointmentProps) {
  const { appointment, SlotGrid, onBegin, onDone } = props;
  const { can_cancel: canCancel, can_reschedule: canMove } = appointment;
  const t = useT('appointment');
  const [modal, setModal] = useState<{ change: Change; isOpen: boolean } | null>(null);
  // A response that arrives after its modal was closed must not change the history.
  const isOpen = useRef(false);
  const entry = useOverlayHistory(close);

  function close() {
    isOpen.current = false;
    setModal((current) => current && { ...current, isOpen: false });
  }

  function openModal(change: Change) {
    isOpen.current = true;
    onBegin();
    entry.enter();
    setModal({ change, isOpen: true });
  }

  const controls = {
    appointment,
    open: modal?.isOpen === true,
    onClose() {
      if (!isOpen.current) return;
      close();
      entry.leave();
    },
  };

  // Removes the modal without animation: the button that opened it may be gone, and the page takes
  // the focus.
  function finish(change: Change) {
    if (isOpen.current) entry.leave();
    isOpen.current = false;
    setModal(null);
    onDone(change);
  }

  return (
    <>
      {canCancel || canMove ? (
        <section className={`${styles.change} no-print`} aria-labelledby="change-title">
          <h2 id="change-title" className={styles.title}>
            {t('change.title')}
          </h2>
          <p className={styles.text}>{canMove ? t('change.canMove') : t('change.canCancel')}</p>
          <div className={styles.buttons}>
            {canMove ? (
              <Button variant="secondary" onClick={() => openModal('moved')}>
                {t('move.open')}
              </Button>
            ) : null}
            {canCancel ? (
              <Button variant="secondary" onClick={() => openModal('cancelled')}>
                {t('cancel.open')}
              </Button>
            ) : null}
          </div>
        </section>
      ) : null}
      {modal?.change === 'cancelled' ? (
        <CancelModal {...controls} onDone={() => finish('cancelled')} />
      ) : null}
      {modal?.change === 'moved' ? (
        <RescheduleModal {...controls} onDone={() => finish('moved')} SlotGrid={SlotGrid} />
      ) : null}
    </>
  );
}
