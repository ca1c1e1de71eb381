import { DELAYS, TOLD_WITHIN_MS, type Delay } from '#shared/domain/desk/delays.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useMutationWithToast } from '../../../lib/use-mutation-with-toast.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import type { DeskColumnModel } from '../model/day/day-model.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from '../desk.module.css';

interface DelayDialogProps {
  column: DeskColumnModel;
  now: number;
  /** Runs when the delay was saved. */
  onSaved: () => void;
  onClose: () => void;
}

/** Says how late a doctor is running, and who is told. */
export function DelayDialog({ column, now, onSaved, onClose }: DelayDialogProps) {
  const t = useText('desk');
  const { api } = useStaffApp();
  const showToast = useToast();
  const { mutate, isPending } = useMutationWithToast({
    mutationFn: (minutes: Delay) => api.setDelay({ id: column.schedule_id, minutes }),
    onSuccess() {
      showToast({ tone: 'success', message: t('delay.done') });
      onSaved();
      onClose();
    },
  });
  const told = column.appointments.filter((appointment) => {
    const ahead = Date.parse(appointment.starts_at) - now;
    const isTold = appointment.attendance === 'expected' && appointment.phone_end !== '';
    return isTold && ahead > 0 && ahead <= TOLD_WITHIN_MS;
  });
  return (
    <Dialog onClose={onClose} title={t('delay.title', { name: column.doctor.name })}>
      <p>{t('delay.told', { number: String(told.length) })}</p>
      <div role="group" aria-label={t('delay.choose')} className={styles.delays}>
        {DELAYS.map((minutes) => (
          <Chip
            key={minutes}
            pressed={column.delay === minutes}
            disabled={isPending}
            onClick={() => mutate(minutes)}
          >
            {t('delay.minutes', { minutes: String(minutes) })}
          </Chip>
        ))}
        {column.delay === 0 ? null : (
          <Chip pressed={false} disabled={isPending} onClick={() => mutate(0)}>
            {t('delay.onTime')}
          </Chip>
        )}
      </div>
    </Dialog>
  );
}
