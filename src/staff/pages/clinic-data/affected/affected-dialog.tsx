import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import common from '#staff/ui/common.module.css';
import styles from './affected.module.css';

interface AffectedDialogProps {
  open: boolean;
  title: string;
  text: string;
  appointments: readonly { id: number; starts_at: string }[];
  /** Content after the list of appointments. */
  children?: ReactNode;
  isSaving?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Lists the appointments that a save affects, and asks before it. */
export function AffectedDialog({
  open,
  title,
  text,
  appointments,
  children,
  isSaving,
  onConfirm,
  onClose,
}: AffectedDialogProps) {
  const t = useText('schedule');
  const format = useFormat();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <div className={common.actions}>
          <Button variant="danger" inProgress={isSaving} onClick={onConfirm}>
            {t('displaced.confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('displaced.cancel')}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
      <ul className={styles.list}>
        {appointments.map(({ id, starts_at: startsAt }) => (
          <li key={id}>{format.dateTime(startsAt)}</li>
        ))}
      </ul>
      {children}
    </Dialog>
  );
}
