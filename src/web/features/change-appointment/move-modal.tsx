import { useEffect, useRef, useState } from 'react';
import type { Slot } from '#shared/contract/appointments/slots.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Modal } from '#web/ui/modal/modal.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import styles from './change-modal.module.css';
import type { ChangeModalProps, TimePicker } from './modal-props.ts';
import { backToTimes, firstStep, type MoveStep } from './move-step.ts';
import { MoveConfirmation, MoveFooter } from './move-confirmation.tsx';
import { NewTimes } from './new-times.tsx';
import { useChange } from './use-change.ts';

interface MoveModalProps extends ChangeModalProps {
  SlotGrid: TimePicker;
}

/** Moves the appointment to another time of the same doctor's service: choose, compare, confirm. */
export function MoveModal({ appointment, open, onClose, onDone, SlotGrid }: MoveModalProps) {
  const t = useT('appointment');
  const showToast = useToast();
  const change = useChange(appointment);
  const [state, setState] = useState<MoveStep>(firstStep);
  const body = useFocusOnStep(state.step);

  async function move(slot: Slot) {
    setState({ step: 'confirm', slot, failure: null });
    const outcome = await change.moveTo(slot);
    switch (outcome.type) {
      case 'done':
        return onDone();
      case 'slot_refused':
        return setState(backToTimes(outcome.code));
      case 'failed':
        return setState({ step: 'confirm', slot, failure: outcome.reason });
      case 'refused':
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
      onBack={state.step === 'confirm' ? () => setState(firstStep) : undefined}
      footer={
        state.step === 'confirm' ? (
          <MoveFooter
            failure={state.failure}
            isPending={change.isPending}
            onConfirm={() => void move(state.slot)}
          />
        ) : null
      }
    >
      <div ref={body} className={styles.body}>
        {state.step === 'times' ? (
          <NewTimes
            appointment={appointment}
            refusal={state.refusal}
            SlotGrid={SlotGrid}
            onPick={(slot) => setState({ step: 'confirm', slot, failure: null })}
          />
        ) : (
          <MoveConfirmation appointment={appointment} slot={state.slot} failure={state.failure} />
        )}
      </div>
    </Modal>
  );
}

/** A step that takes the place of another begins at its title. */
function useFocusOnStep(step: MoveStep['step']) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.parentElement?.scrollTo({ top: 0 });
    body.current?.closest('dialog')?.querySelector<HTMLElement>('[data-title]')?.focus();
  }, [step]);
  return body;
}
