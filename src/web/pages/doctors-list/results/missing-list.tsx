import { useState } from 'react';
import { DoctorCardSkeleton } from '#web/features/doctors/card/doctor-card-skeleton.tsx';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';

interface MissingListProps {
  /** Null until the first outcome, and while it is asked for again. */
  error: Error | null;
  isFetching: boolean;
  /** Resolves with whether the list is there now. */
  onRetry: () => Promise<boolean>;
}

/** Takes the place of a list that is not there yet or could not be loaded; the filters stay. */
export function MissingList({ error, isFetching, onRetry }: MissingListProps) {
  const t = useT('doctors');
  const c = useT('common');
  // The notice stays while the list is asked for again, and its button keeps the focus.
  const [failure, setFailure] = useState(error);
  if (error !== null && error !== failure) setFailure(error);

  async function retry() {
    // The button goes with the notice; the focus goes to what was waited for.
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
      <RetryNotice label={c('retry')} isRetrying={isFetching} onRetry={() => void retry()}>
        {failure instanceof NetworkError ? c('errors.network') : t('list.notLoaded')}
      </RetryNotice>
      {isFetching ? <SlowHint /> : null}
    </>
  );
}
