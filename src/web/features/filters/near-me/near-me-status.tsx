import { useT } from '#web/lib/i18n/use-t.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import styles from './near-me-status.module.css';

/** Shows that the position is loading. */
export function NearMeStatus({ isWaiting }: { isWaiting: boolean }) {
  const t = useT('filters');
  return (
    <div role="status" className={styles.place}>
      {isWaiting ? (
        <p className={styles.status}>
          <Spinner />
          {t('near.waiting')}
        </p>
      ) : null}
    </div>
  );
}
