import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import styles from './steps.module.css';

interface QuestionsStatusProps {
  query: { isError: boolean; refetch: () => unknown };
}

/** Replaces the form while the branch's questions load or after they failed to load. */
export function QuestionsStatus({ query }: QuestionsStatusProps) {
  const t = useT('booking');
  if (query.isError) {
    return (
      <RetryNotice label={t('failure.retry')} size="sm" onRetry={() => void query.refetch()}>
        {t('failure.fieldsFailed')}
      </RetryNotice>
    );
  }
  return (
    <>
      <SkeletonGroup label={t('steps.form')} className={styles.form}>
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index}>
            <Skeleton width="short" />
            <Skeleton shape="block" className={styles.skeletonControl} />
          </div>
        ))}
      </SkeletonGroup>
      <SlowHint />
    </>
  );
}
