import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import styles from './steps.module.css';

/** The query of the branch's questions. */
export interface QuestionsQuery {
  data: { results: readonly AppointmentField[] } | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** The place of the branch's questions while they load or after they failed to load. */
export function QuestionsStatus({ query }: { query: QuestionsQuery }) {
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
      <SkeletonGroup label={t('form.loading')} className={styles.loading}>
        <Skeleton width="medium" />
      </SkeletonGroup>
      <SlowHint />
    </>
  );
}
