import { useState } from 'react';
import type { Slot } from '#shared/contract/booking/slots.ts';
import type { SupportAppointment } from '#shared/contract/inbox/support.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import common from '#staff/ui/common.module.css';
import { TimeChoice } from './time-choice.tsx';
import { useAvailableTimes } from './use-available-times.ts';

interface MoveDialogProps {
  appointment: SupportAppointment;
  inProgress: boolean;
  /** The reason why the last time was refused, or null. */
  failure: unknown;
  onClose: () => void;
  onConfirm: (slot: number) => void;
}

/** Asks for the new time of an appointment. */
export function MoveDialog({
  appointment,
  inProgress,
  failure,
  onClose,
  onConfirm,
}: MoveDialogProps) {
  const t = useText('support');
  const format = useFormat();
  const times = useAvailableTimes(appointment);
  const [chosen, setChosen] = useState<Slot | null>(null);
  return (
    <Dialog
      onClose={onClose}
      title={t('moveTitle')}
      footer={
        <Button
          block
          inProgress={inProgress}
          aria-disabled={chosen === null}
          onClick={() => {
            if (chosen !== null) onConfirm(chosen.id);
          }}
        >
          {chosen === null
            ? t('chooseTime')
            : t('moveTo', { time: format.dateTime(chosen.datetime) })}
        </Button>
      }
    >
      <div className={common.grid}>
        <p>{t('moveText')}</p>
        <FailureNotice error={failure} />
        <QueryView query={times}>
          {(days) =>
            days.size === 0 ? (
              <Notice>{t('noTimes')}</Notice>
            ) : (
              <TimeChoice days={days} chosen={chosen} onChoose={setChosen} />
            )
          }
        </QueryView>
      </div>
    </Dialog>
  );
}
