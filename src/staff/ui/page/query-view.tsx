import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import { useText } from '../../lib/staff-app.ts';
import { QueryFailure } from './query-failure.tsx';
import styles from './query-view.module.css';

/** A query of one response or of several pages. */
interface LoadedQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: Error | null;
  refetch(): Promise<unknown>;
}

interface QueryViewProps<Data> {
  query: LoadedQuery<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a query, or its loading state, or its failure with what the reader can do. */
export function QueryView<Data>({ query, children }: QueryViewProps<Data>) {
  const t = useText('shell');
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <QueryFailure error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <SkeletonGroup label={t('loading')} className={styles.skeleton}>
      <Skeleton width="long" />
      <Skeleton width="full" />
      <Skeleton width="medium" />
    </SkeletonGroup>
  );
}
