import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './next-page-failed.module.css';

/** Stands where the next doctors would, and lets them be asked for again. */
export function NextPageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT('doctors');
  return (
    <div className={styles.place}>
      <Notice
        tone="error"
        announce
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t('list.retry')}
          </Button>
        }
      >
        {t('list.failed')}
      </Notice>
    </div>
  );
}
