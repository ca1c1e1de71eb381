import { Link } from 'react-router';
import { usePermission, useText } from '../../../../lib/staff-app.ts';
import type { Misplaced } from '../../model/live/use-desk-tasks.ts';
import styles from '../drawer.module.css';

/** Says that a changed schedule has left an appointment behind, and leads to the absence in which this is decided. */
export function MisplacedNote({ appointment }: { appointment: ReturnType<Misplaced['get']> }) {
  const t = useText('desk');
  const can = usePermission();
  if (appointment === undefined) return null;
  const absence = appointment.absence_id;
  return (
    <p className={styles.warning}>
      {t(absence === null ? 'misplaced.hours' : 'misplaced.absence')}
      {absence === null || !can('absences.edit') ? null : (
        <>
          {'. '}
          <Link to={`/absences/${absence}`}>{t('misplaced.open')}</Link>
        </>
      )}
    </p>
  );
}
