import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import styles from './specialties.module.css';

/** The number of placeholders if the number of specialties is unknown. */
const DEFAULT_COUNT = 12;

interface SpecialtiesStatusProps {
  query: { isError: boolean; refetch: () => unknown };
  /** The number of popular specialties of the previous place, if any. */
  count: number;
}

/** Replaces the specialties while they load or after they failed to load. */
export function SpecialtiesStatus({ query, count }: SpecialtiesStatusProps) {
  const t = useT('home');
  const tCommon = useT('common');
  if (query.isError) {
    return (
      <RetryNotice label={tCommon('retry')} onRetry={() => void query.refetch()}>
        {t('specialties.failed')}
      </RetryNotice>
    );
  }
  return (
    <>
      <SlowHint className={styles.slow} />
      <SkeletonGroup label={tCommon('loading')} className={styles.grid}>
        {Array.from({ length: count || DEFAULT_COUNT }, (_, index) => (
          <Skeleton key={index} shape="block" className={styles.skeleton} />
        ))}
      </SkeletonGroup>
    </>
  );
}
