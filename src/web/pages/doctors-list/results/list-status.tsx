import { useState } from 'react';
import { DoctorCardSkeleton } from '#web/features/doctors/card/doctor-card-skeleton.tsx';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';

interface ListStatusProps {
  /** Null until the first result, and during a retry. */
  error: Error | null;
  isFetching: boolean;
  /** Resolves with true if the list is loaded. */
  onRetry: () => Promise<boolean>;
}

/** Replaces a list that is loading or failed to load. */
export function ListStatus({ error, isFetching, onRetry }: ListStatusProps) {
  const t = useT('doctors');
  const tCommon = useT('common');
  // Keeps the notice during a retry, so that its button keeps the focus.
  const [failure, setFailure] = useState(error);
  if (error !== null && error !== failure) setFailure(error);

  async function retry() {
    // The button disappears with the notice; the focus moves to the list.
    if (await onRetry()) document.getElementById('main')?.focus({ preventScroll: true });
  }

  if (failure === null) {
    return (
      <ul aria-label={t('list.label')} aria-busy>
        <DoctorCardSkeleton />
      </ul>
    );
  }
  return (
    <>
      <RetryNotice label={tCommon('retry')} isRetrying={isFetching} onRetry={() => void retry()}>
        {failure instanceof NetworkError ? tCommon('errors.network') : t('list.notLoaded')}
      </RetryNotice>
      {isFetching ? <SlowHint /> : null}
    </>
  );
}
