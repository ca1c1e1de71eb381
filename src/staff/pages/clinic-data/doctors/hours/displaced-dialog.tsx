import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import styles from '../doctors.module.css';
import type { useScheduleEdit } from './use-schedule-edit.ts';

/** Asks before saving hours that leave appointments outside of them. */
export function DisplacedDialog({ edit }: { edit: ReturnType<typeof useScheduleEdit> }) {
  const t = useText('schedule');
  const format = useFormat();
  return (
    <Dialog
      open={edit.displaced.length > 0}
      onClose={edit.cancel}
      title={t('displaced.title', { number: edit.displaced.length })}
      footer={
        <div className={styles.actions}>
          <Button variant="danger" inProgress={edit.isSaving} onClick={edit.confirm}>
            {t('displaced.confirm')}
          </Button>
          <Button variant="secondary" onClick={edit.cancel}>
            {t('displaced.cancel')}
          </Button>
        </div>
      }
    >
      <p>{t('displaced.text')}</p>
      <ul className={styles.displaced}>
        {edit.displaced.map(({ id, starts_at: startsAt }) => (
          <li key={id}>{format.dateTime(startsAt)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
