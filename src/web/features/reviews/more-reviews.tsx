import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import styles from './reviews.module.css';

/** The button for more reviews, with the loading and error states. */
export function MoreReviews({ query }: { query: UseInfiniteQueryResult }) {
  const t = useT('profile');
  const tCommon = useT('common');
  const next = () => void query.fetchNextPage();

  if (query.isError) {
    return (
      <RetryNotice
        label={tCommon('retry')}
        size="sm"
        onRetry={query.isFetchNextPageError ? next : () => void query.refetch()}
      >
        {t('reviews.failed')}
      </RetryNotice>
    );
  }
  return (
    <>
      {query.isPending ? (
        <SkeletonGroup label={tCommon('loading')} className={styles.loading}>
          <Skeleton width="short" />
          <Skeleton width="full" />
          <Skeleton width="long" />
        </SkeletonGroup>
      ) : null}
      {query.isFetching ? <SlowHint className={styles.slow} /> : null}
      {query.hasNextPage ? (
        <Button variant="secondary" inProgress={query.isFetchingNextPage} onClick={next}>
          {t('reviews.more')}
        </Button>
      ) : null}
    </>
  );
}
