import { useEffect, useRef, useState } from 'react';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { ChangeFooter } from './change-footer.tsx';
import styles from './change-modal.module.css';
import type { SlotPicker } from '#web/domain/slots/slot-picker.ts';
import type { ChangeModalProps } from './modal-props.ts';
import { backToSlots, FIRST_STEP, type RescheduleStep } from './reschedule-step.ts';
import { RescheduleConfirmation } from './reschedule-confirmation.tsx';
import { RescheduleSlots } from './reschedule-slots.tsx';
import { useChangeAppointment } from './use-change-appointment.ts';

interface RescheduleModalProps extends ChangeModalProps {
  SlotGrid: SlotPicker;
}

/** Reschedules the appointment to another slot of the same service: pick, compare, confirm. */
export function RescheduleModal({
  appointment,
  open,
  onClose,
  onDone,
  SlotGrid,
}: RescheduleModalProps) {
  const t = useT('appointment');
  const showToast = useToast();
  const change = useChangeAppointment(appointment);
  const [state, setState] = useState<RescheduleStep>(FIRST_STEP);
  const body = useFocusOnStep(state.step);

  async function reschedule(slot: ShownSlot) {
    setState({ step: 'confirm', slot, failure: null });
    const outcome = await change.reschedule(slot);
    switch (outcome.type) {
      case 'done':
        return onDone();
      case 'slot_rejected':
        return setState(backToSlots(outcome.code));
      case 'failed':
        return setState({ step: 'confirm', slot, failure: outcome.reason });
      case 'rejected':
        for (const message of outcome.messages) showToast({ tone: 'error', message });
        return onClose();
    }
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      title={state.step === 'times' ? t('move.title') : t('move.confirmTitle')}
      labels={{ close: t('change.close'), back: t('change.back') }}
      onBack={state.step === 'confirm' ? () => setState(FIRST_STEP) : undefined}
      footer={
        state.step === 'confirm' ? (
          <ChangeFooter isPending={change.isPending}>
            <Button
              size="lg"
              block
              inProgress={change.isPending}
              onClick={() => void reschedule(state.slot)}
            >
              {state.failure === null ? t('move.confirm') : t('change.retry')}
            </Button>
          </ChangeFooter>
        ) : null
      }
    >
      <div ref={body} className={styles.body}>
        {state.step === 'times' ? (
          <RescheduleSlots
            appointment={appointment}
            error={state.error}
            SlotGrid={SlotGrid}
            onPick={(slot) => setState({ step: 'confirm', slot, failure: null })}
          />
        ) : (
          <RescheduleConfirmation
            appointment={appointment}
            slot={state.slot}
            failure={state.failure}
          />
        )}
      </div>
    </Modal>
  );
}

/** Moves the focus to the title of a new step. */
function useFocusOnStep(step: RescheduleStep['step']) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.parentElement?.scrollTo({ top: 0 });
    body.current?.closest('dialog')?.querySelector<HTMLElement>('[data-title]')?.focus();
  }, [step]);
  return body;
}
