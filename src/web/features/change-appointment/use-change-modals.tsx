import { useRef, useState } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { useOverlayHistory } from '#web/lib/routing/overlay-history.ts';
import { CancelModal } from './cancel-modal.tsx';
import type { SlotPicker } from '#web/domain/slots/slot-picker.ts';
import { RescheduleModal } from './reschedule-modal.tsx';

/** A change of an appointment by the patient. */
export type Change = 'moved' | 'cancelled';

interface Options {
  appointment: Appointment;
  SlotGrid: SlotPicker;
  /** Runs when a modal opens. */
  onBegin: () => void;
  /** Runs after a change, when the query cache is updated. */
  onDone: (change: Change) => void;
}

/** Returns the modals to reschedule and to cancel an appointment. */
export function useChangeModals(options: Options) {
  const { appointment, SlotGrid, onBegin, onDone } = options;
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

  return {
    open: openModal,
    /** The modal that is open. */
    modal: (
      <>
        {modal?.change === 'cancelled' ? (
          <CancelModal {...controls} onDone={() => finish('cancelled')} />
        ) : null}
        {modal?.change === 'moved' ? (
          <RescheduleModal {...controls} onDone={() => finish('moved')} SlotGrid={SlotGrid} />
        ) : null}
      </>
    ),
  };
}
