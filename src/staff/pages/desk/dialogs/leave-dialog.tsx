import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useText } from '../../../lib/staff-app.ts';
import styles from '../drawer/drawer.module.css';

interface LeaveDialogProps {
  isOpen: boolean;
  onAnswer: (leaves: boolean) => void;
}

/** Asks before what was typed in a form is lost. */
export function LeaveDialog({ isOpen, onAnswer }: LeaveDialogProps) {
  const t = useText('desk');
  return (
    <Dialog
      open={isOpen}
      onClose={() => onAnswer(false)}
      title={t('leave.title')}
      footer={
        <div className={styles.buttons}>
          <Button data-autofocus="" onClick={() => onAnswer(false)}>
            {t('leave.stay')}
          </Button>
          <Button variant="danger" onClick={() => onAnswer(true)}>
            {t('leave.discard')}
          </Button>
        </div>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
