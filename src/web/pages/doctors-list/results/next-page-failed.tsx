import { useT } from '#web/lib/i18n/use-t.ts';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import styles from './next-page-failed.module.css';

/** Replaces the next page of doctors if it failed to load, and offers a retry. */
export function NextPageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT('doctors');
  return (
    <div className={styles.place}>
      <RetryNotice label={t('list.retry')} onRetry={onRetry}>
        {t('list.failed')}
      </RetryNotice>
    </div>
  );
}
