import { useQueryClient } from '@tanstack/react-query';
import type { DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useText } from '../../../../lib/staff-app.ts';
import type { DeskActions } from '../../model/actions/use-desk-actions.ts';
import { TASKS_KEY } from '../../model/live/use-desk-tasks.ts';
import styles from '../drawer.module.css';

interface ContactButtonsProps {
  appointment: DeskAppointmentDetails;
  actions: DeskActions;
  refetch: () => void;
}

/** Sends the link of the appointment page again, and says that the patient was reached by phone. */
export function ContactButtons({ appointment, actions, refetch }: ContactButtonsProps) {
  const t = useText('desk');
  const queryClient = useQueryClient();
  if (!appointment.can_resend && !appointment.is_unreached) return null;

  async function finish(change: Promise<boolean>) {
    if (!(await change)) return;
    refetch();
    await queryClient.invalidateQueries({ queryKey: TASKS_KEY });
  }

  return (
    <div className={styles.buttons}>
      {appointment.is_unreached ? (
        <Button size="sm" variant="primary" onClick={() => void finish(actions.reach(appointment))}>
          {t('actions.reached')}
        </Button>
      ) : null}
      {appointment.can_resend ? (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => void finish(actions.resend(appointment))}
        >
          {t('actions.resend')}
        </Button>
      ) : null}
    </div>
  );
}
