import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useText } from '../../../lib/staff-app.ts';
import type { DeskActions } from '../model/actions/use-desk-actions.ts';
import styles from '../desk.module.css';

interface StatusBarProps {
  actions: DeskActions;
  moving: DeskAppointment | null;
  onStop: () => void;
}

/** Says what was just done, with undo, or that an appointment is being moved. */
export function StatusBar({ actions: { last, undo }, moving, onStop }: StatusBarProps) {
  const t = useText('desk');
  return (
    <div className={styles.bar} role="status">
      {moving === null ? null : (
        <>
          <span className={styles.moving}>{t('move.choose', { name: moving.name })}</span>
          <Button size="sm" variant="quiet" onClick={onStop}>
            {t('move.stop')}
          </Button>
        </>
      )}
      {last === null || moving !== null ? null : (
        <>
          <span>{last.label}</span>
          <Button size="sm" variant="quiet" onClick={undo}>
            {t('actions.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
